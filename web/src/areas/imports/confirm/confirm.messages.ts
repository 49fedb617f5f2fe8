import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the third step: the one button that imports, and the way back. */
export const confirmMessages = defineMessages('imports.confirm', {
  market: 'ES',
  CAST: {
    nothing: 'Cuando haya un archivo sin errores o un texto cambiado, lo importas desde aquí.',
    what: 'Lo que se va a importar',
    texts: 'Textos del diagnóstico: {names}',
    others: '{count, plural, one {# archivo más} other {# archivos más}}',
    'period.from': 'Datos desde',
    'period.to': 'Hasta',
    'period.none': 'Sin periodo',
    'period.one': 'El mismo mes',
    import: 'Importar',
    importing: 'Importando…',
    failed: 'No se ha importado {name}',
    checkAgain: 'Comprobar de nuevo',
    undoTitle: '¿Deshacer la importación de {name}?',
    undoText:
      'Volverán los datos anteriores de {restorable, plural, =0 {ningún {kind, select, population {restaurante o provincia} other {restaurante}}} one {# {kind, select, population {restaurante o provincia} other {restaurante}}} other {# {kind, select, population {restaurantes o provincias} other {restaurantes}}}}. {newer, plural, =0 {} one {# {kind, select, population {restaurante o provincia} other {restaurante}} se queda como está, porque tiene datos más nuevos: {names}.} other {# {kind, select, population {restaurantes o provincias} other {restaurantes}} se quedan como están, porque tienen datos más nuevos: {names}.}}',
    undoConfirm: 'Deshacer la importación',
    undone: 'Importación deshecha: {name}',
    more: '{names} y {count} más',
    discardTitle: '¿Descartar {name}?',
    discardText:
      'Se borran el archivo y lo que se encontró en él. Los datos del diagnóstico no cambian. Para importarlo más tarde tendrás que volver a subirlo.',
    discardConfirm: 'Descartar el archivo',
    discarded: 'Archivo descartado: {name}',
  },
  CAT: {
    nothing: 'Quan hi hagi un fitxer sense errors o un text canviat, l’importes des d’aquí.',
    what: 'El que s’importarà',
    texts: 'Textos del diagnòstic: {names}',
    others: '{count, plural, one {# fitxer més} other {# fitxers més}}',
    'period.from': 'Dades des de',
    'period.to': 'Fins a',
    'period.none': 'Sense període',
    'period.one': 'El mateix mes',
    import: 'Importa',
    importing: 'S’està important…',
    failed: 'No s’ha importat {name}',
    checkAgain: 'Comprova-ho de nou',
    undoTitle: 'Vols desfer la importació de {name}?',
    undoText:
      'Tornaran les dades anteriors de {restorable, plural, =0 {cap {kind, select, population {restaurant o província} other {restaurant}}} one {# {kind, select, population {restaurant o província} other {restaurant}}} other {# {kind, select, population {restaurants o províncies} other {restaurants}}}}. {newer, plural, =0 {} one {# {kind, select, population {restaurant o província} other {restaurant}} es queda com està, perquè té dades més noves: {names}.} other {# {kind, select, population {restaurants o províncies} other {restaurants}} es queden com estan, perquè tenen dades més noves: {names}.}}',
    undoConfirm: 'Desfés la importació',
    undone: 'Importació desfeta: {name}',
    more: '{names} i {count} més',
    discardTitle: 'Vols descartar {name}?',
    discardText:
      'S’esborren el fitxer i el que s’hi va trobar. Les dades del diagnòstic no canvien. Per importar-lo més tard l’hauràs de tornar a pujar.',
    discardConfirm: 'Descarta el fitxer',
    discarded: 'Fitxer descartat: {name}',
  },
});
