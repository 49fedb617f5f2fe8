import { defineMessages } from '#app/i18n/define-messages';

export const manyPickerMessages = defineMessages('ui.manyPicker', {
  CAST: {
    search: 'Buscar en {label}',
    chosen: '{count, plural, =0 {Ninguno elegido} one {# elegido} other {# elegidos}}',
    onlyChosen: 'Ver solo los elegidos',
    remove: 'Quitar {name}',
    none: 'Nada coincide con la búsqueda',
    more: 'y {count} más',
  },
  CAT: {
    search: 'Cerca a {label}',
    chosen: '{count, plural, =0 {Cap de triat} one {# triat} other {# triats}}',
    onlyChosen: 'Mostra només els triats',
    remove: 'Treu {name}',
    none: 'Res no coincideix amb la cerca',
    more: 'i {count} més',
  },
  PT: {
    search: 'Procurar em {label}',
    chosen: '{count, plural, =0 {Nenhum escolhido} one {# escolhido} other {# escolhidos}}',
    onlyChosen: 'Ver só os escolhidos',
    remove: 'Remover {name}',
    none: 'Nenhum resultado encontrado',
    more: 'e mais {count}',
  },
});
