import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the panel behind the initial letter. */
export const preferencesMessages = defineMessages('preferences', {
  words: { language: words.language },
  CAST: {
    appearance: 'Aspecto',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Según el sistema',
    density: 'Densidad',
    comfortable: 'Amplia',
    compact: 'Compacta',
    shortcuts: 'Atajos de teclado',
    agency: 'Escribir a la agencia',
    signOut: 'Cerrar sesión',
  },
  CAT: {
    appearance: 'Aspecte',
    light: 'Clar',
    dark: 'Fosc',
    system: 'Segons el sistema',
    density: 'Densitat',
    comfortable: 'Àmplia',
    compact: 'Compacta',
    shortcuts: 'Dreceres de teclat',
    agency: 'Escriu a l’agència',
    signOut: 'Tanca la sessió',
  },
  PT: {
    appearance: 'Aspeto',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Igual ao do sistema',
    density: 'Densidade',
    comfortable: 'Confortável',
    compact: 'Compacta',
    shortcuts: 'Atalhos de teclado',
    agency: 'Escrever à agência',
    signOut: 'Terminar sessão',
  },
});
