import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the first step: the file, and how it has to look. */
export const fileMessages = defineMessages('imports.file', {
  market: 'ES',
  CAST: {
    file: 'Hoja de cálculo: {kind}',
    replaces: 'El archivo sustituye los datos de los restaurantes que contiene; los demás no cambian.',
    review: 'Revisar',
    reviewNamed: 'Revisar {name}',
    template: 'Descargar la plantilla',
    templateOf: 'Descargar la plantilla: {kind}',
    layout: 'Cómo es la hoja',
    example: 'Ver el ejemplo',
    exampleOf: 'Ejemplo de hoja: {kind}',
    exampleText: 'Una fila de títulos y debajo los datos. Las columnas pueden ir en cualquier orden.',
    columns: 'Qué va en cada columna',
    optional: '{column} (opcional)',
  },
  CAT: {
    file: 'Full de càlcul: {kind}',
    replaces: 'El fitxer substitueix les dades dels restaurants que conté; la resta no canvia.',
    review: 'Revisa',
    reviewNamed: 'Revisa {name}',
    template: 'Descarrega la plantilla',
    templateOf: 'Descarrega la plantilla: {kind}',
    layout: 'Com és el full',
    example: 'Mostra l’exemple',
    exampleOf: 'Exemple de full: {kind}',
    exampleText: 'Una fila de títols i a sota les dades. Les columnes poden anar en qualsevol ordre.',
    columns: 'Què va a cada columna',
    optional: '{column} (opcional)',
  },
});
