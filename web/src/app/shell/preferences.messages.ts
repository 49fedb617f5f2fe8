import { defineMessages } from '../i18n/define-messages';

/** Texts of the panel behind the initial letter. */
export const preferencesMessages = defineMessages('preferences', {
  CAST: {
    language: 'Idioma',
    appearance: 'Aspecto',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Según el sistema',
    density: 'Densidad',
    comfortable: 'Amplia',
    compact: 'Compacta',
    shortcuts: 'Atajos de teclado',
    signOut: 'Cerrar sesión',
  },
  CAT: {
    language: 'Idioma',
    appearance: 'Aspecte',
    light: 'Clar',
    dark: 'Fosc',
    system: 'Segons el sistema',
    density: 'Densitat',
    comfortable: 'Àmplia',
    compact: 'Compacta',
    shortcuts: 'Dreceres de teclat',
    signOut: 'Tanca la sessió',
  },
  PT: {
    language: 'Idioma',
    appearance: 'Aspeto',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Igual ao do sistema',
    density: 'Densidade',
    comfortable: 'Confortável',
    compact: 'Compacta',
    shortcuts: 'Atalhos de teclado',
    signOut: 'Terminar sessão',
  },
});
