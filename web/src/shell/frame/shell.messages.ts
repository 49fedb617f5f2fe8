import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the frame around every screen. */
export const shellMessages = defineMessages('shell', {
  words: { sections: words.sections, siteInactive: words.inactive },
  CAST: {
    skip: 'Ir al contenido',
    mainMenu: 'Menú principal',
    searchLabel: 'Buscar piezas',
    searchPlaceholder: 'Buscar una pieza…',
    searchAll: 'Ver todo lo que hay para «{term}»',
    suggestions: 'Sugerencias',
    suggestionCount: '{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}',
    account: 'Tu cuenta: {name}',
    siteChange: 'Restaurante: {name}. Cambiar',
  },
  CAT: {
    skip: 'Ves al contingut',
    mainMenu: 'Menú principal',
    searchLabel: 'Cerca peces',
    searchPlaceholder: 'Cerca una peça…',
    searchAll: 'Mostra tot el que hi ha per a «{term}»',
    suggestions: 'Suggeriments',
    suggestionCount: '{count, plural, =0 {Cap suggeriment} one {# suggeriment} other {# suggeriments}}',
    account: 'El teu compte: {name}',
    siteChange: 'Restaurant: {name}. Canvia',
  },
  PT: {
    skip: 'Ir para o conteúdo',
    mainMenu: 'Menu principal',
    searchLabel: 'Procurar peças',
    searchPlaceholder: 'Procurar uma peça…',
    searchAll: 'Ver tudo o que há para «{term}»',
    suggestions: 'Sugestões',
    suggestionCount: '{count, plural, =0 {Sem sugestões} one {# sugestão} other {# sugestões}}',
    account: 'A sua conta: {name}',
    siteChange: 'Restaurante: {name}. Mudar',
  },
});
