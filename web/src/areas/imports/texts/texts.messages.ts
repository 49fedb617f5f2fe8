import { defineMessages } from '#app/i18n/define-messages';

/** Texts of the descriptions that stand above the sections of the diagnostic. */
export const textsMessages = defineMessages('imports.texts', {
  market: 'ES',
  CAST: {
    title: 'Textos del diagnóstico',
    text: 'Lo que se lee al principio de cada apartado. Guárdalos aquí, o con los archivos al importar.',
    'section.dafo': 'Análisis DAFO',
    'section.population': 'Población',
    'section.clusters': 'Clientes',
    'section.competence': 'Competencia',
    'section.consume': 'Consumo',
    'section.moments': 'Momentos',
    'section.pmix': 'Mix de producto',
    updated: 'Actualizado el {day}',
    unsaved: 'Sin guardar',
    tooLong: '{over, plural, one {Sobra # carácter} other {Sobran # caracteres}}: el máximo es {max}.',
    save: '{count, plural, one {Guardar # texto} other {Guardar # textos}}',
    discard: 'Descartar los cambios',
  },
  CAT: {
    title: 'Textos del diagnòstic',
    text: 'El que es llegeix al principi de cada apartat. Desa’ls aquí, o amb els fitxers en importar.',
    'section.dafo': 'Anàlisi DAFO',
    'section.population': 'Població',
    'section.clusters': 'Clients',
    'section.competence': 'Competència',
    'section.consume': 'Consum',
    'section.moments': 'Moments',
    'section.pmix': 'Mix de producte',
    updated: 'Actualitzat el {day}',
    unsaved: 'Sense desar',
    tooLong: '{over, plural, one {Sobra # caràcter} other {Sobren # caràcters}}: el màxim és {max}.',
    save: '{count, plural, one {Desa # text} other {Desa # textos}}',
    discard: 'Descarta els canvis',
  },
});
