import { defineMessages } from '#app/i18n/define-messages';

/** Texts of the restaurant's actions on the home. */
export const localActionsMessages = defineMessages('planner.home', {
  market: 'ES',
  CAST: {
    title: 'Acciones del restaurante',
    all: 'Ver el plan',
    current: 'En curso',
    soon: 'Próxima',
    until: 'Hasta el {end}',
    from: 'Del {start} al {end}',
    section: 'Ver materiales',
    search: 'Buscar materiales',
    sectionOf: 'Ver materiales para {name}',
    searchOf: 'Buscar materiales para {name}',
    empty: 'Sin acciones en curso',
    emptyText: 'Planifica una acción del restaurante y la verás aquí 30 días antes de que empiece.',
    create: 'Crear una acción',
    more: '{count, plural, one {y # acción más} other {y # acciones más}}',
  },
  CAT: {
    title: 'Accions del restaurant',
    all: 'Mostra el pla',
    current: 'En curs',
    soon: 'Pròxima',
    until: 'Fins al {end}',
    from: 'Del {start} al {end}',
    section: 'Mostra els materials',
    search: 'Cerca materials',
    sectionOf: 'Mostra els materials per a {name}',
    searchOf: 'Cerca materials per a {name}',
    empty: 'Sense accions en curs',
    emptyText: 'Planifica una acció del restaurant i la veuràs aquí 30 dies abans que comenci.',
    create: 'Crea una acció',
    more: '{count, plural, one {i # acció més} other {i # accions més}}',
  },
});
