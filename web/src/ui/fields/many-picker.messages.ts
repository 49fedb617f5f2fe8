import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

export const manyPickerMessages = defineMessages('ui.manyPicker', {
  words: { remove: words.removeNamed },
  CAST: {
    search: 'Buscar en {label}',
    chosen: '{count, plural, =0 {Ninguno elegido} one {# elegido} other {# elegidos}}',
    onlyChosen: 'Ver solo los elegidos',
    none: 'Nada coincide con la búsqueda',
    nothing: 'Todavía no hay nada que elegir',
    more: 'y {count} más',
  },
  CAT: {
    search: 'Cerca a {label}',
    chosen: '{count, plural, =0 {Cap de triat} one {# triat} other {# triats}}',
    onlyChosen: 'Mostra només els triats',
    none: 'Res no coincideix amb la cerca',
    nothing: 'Encara no hi ha res per triar',
    more: 'i {count} més',
  },
  PT: {
    search: 'Procurar em {label}',
    chosen: '{count, plural, =0 {Nenhum escolhido} one {# escolhido} other {# escolhidos}}',
    onlyChosen: 'Ver só os escolhidos',
    none: 'Nenhum resultado encontrado',
    nothing: 'Ainda não há nada para escolher',
    more: 'e mais {count}',
  },
});
