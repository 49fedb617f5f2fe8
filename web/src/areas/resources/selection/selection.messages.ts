import { defineMessages } from '#app/i18n/define-messages';

/** Texts of selecting pieces and downloading them together. */
export const selectionMessages = defineMessages('resources.selection', {
  CAST: {
    select: 'Seleccionar',
    selectOf: 'Seleccionar {name}',
    notOffered: 'Esta pieza no se puede descargar',
    bar: 'Piezas seleccionadas',
    count: '{count, plural, =0 {Elige las piezas que quieras} one {# pieza} other {# piezas}}',
    full: '{count} piezas: no caben más en una descarga',
    download: 'Descargar selección',
    preparing: 'Preparando la descarga…',
    none: 'Quitar selección',
    started: '{count, plural, one {Se descarga # pieza} other {Se descargan # piezas}} en un archivo ZIP',
    refused: 'No se han incluido en el ZIP porque ya no se pueden descargar: {names}.',
  },
  CAT: {
    select: 'Selecciona',
    selectOf: 'Selecciona {name}',
    notOffered: 'Aquesta peça no es pot descarregar',
    bar: 'Peces seleccionades',
    count: '{count, plural, =0 {Tria les peces que vulguis} one {# peça} other {# peces}}',
    full: '{count} peces: no n’hi caben més en una descàrrega',
    download: 'Descarrega la selecció',
    preparing: 'S’està preparant la descàrrega…',
    none: 'Treu la selecció',
    started: '{count, plural, one {Es descarrega # peça} other {Es descarreguen # peces}} en un fitxer ZIP',
    refused: 'No s’han inclòs al ZIP perquè ja no es poden descarregar: {names}.',
  },
  PT: {
    select: 'Selecionar',
    selectOf: 'Selecionar {name}',
    notOffered: 'Esta peça não pode ser transferida',
    bar: 'Peças selecionadas',
    count: '{count, plural, =0 {Escolha as peças que quiser} one {# peça} other {# peças}}',
    full: '{count} peças: não cabem mais numa transferência',
    download: 'Transferir seleção',
    preparing: 'A preparar a transferência…',
    none: 'Limpar seleção',
    started: '{count, plural, one {A transferir # peça} other {A transferir # peças}} num ficheiro ZIP',
    refused: 'Não vão no ZIP, porque já não podem ser transferidas: {names}.',
  },
});
