import { defineMessages } from '../i18n/define-messages';
import { words } from '../i18n/words';

/** Texts of the frame around every screen. */
export const shellMessages = defineMessages('shell', {
  words: { sections: words.sections },
  CAST: {
    skip: 'Ir al contenido',
    home: 'Inicio',
    mainMenu: 'Menú principal',
    searchLabel: 'Buscar piezas',
    searchPlaceholder: 'Buscar una pieza…',
    account: 'Tu cuenta: {name}',
    siteChange: 'Restaurante: {name}. Cambiar',
  },
  CAT: {
    skip: 'Ves al contingut',
    home: 'Inici',
    mainMenu: 'Menú principal',
    searchLabel: 'Cerca peces',
    searchPlaceholder: 'Cerca una peça…',
    account: 'El teu compte: {name}',
    siteChange: 'Restaurant: {name}. Canvia',
  },
  PT: {
    skip: 'Ir para o conteúdo',
    home: 'Início',
    mainMenu: 'Menu principal',
    searchLabel: 'Procurar peças',
    searchPlaceholder: 'Procurar uma peça…',
    account: 'A sua conta: {name}',
    siteChange: 'Restaurante: {name}. Mudar',
  },
});
