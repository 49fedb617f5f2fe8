import { defineMessages } from '../i18n/define-messages';

/** Texts of the panel behind the initial letter. */
export const preferencesMessages = defineMessages('preferences', {
  CAST: {
    language: 'Idioma',
    appearance: 'Aspecto',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Como el sistema',
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
    system: 'Com el sistema',
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
    system: 'Como o sistema',
    density: 'Densidade',
    comfortable: 'Ampla',
    compact: 'Compacta',
    shortcuts: 'Atalhos de teclado',
    signOut: 'Terminar sessão',
  },
});
