import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the administrators’ menu. */
export const railMessages = defineMessages('rail', {
  CAST: {
    administration: 'Administración',
    collapse: 'Plegar el menú',
    expand: 'Desplegar el menú',
    menu: 'Menú',
    'group.work': 'Día a día',
    'group.content': 'Contenido',
    'group.people': 'Personas y restaurantes',
    'group.reports': 'Informes',
    'group.portal': 'Portal',
  },
  CAT: {
    administration: 'Administració',
    collapse: 'Plega el menú',
    expand: 'Desplega el menú',
    menu: 'Menú',
    'group.work': 'Dia a dia',
    'group.content': 'Contingut',
    'group.people': 'Persones i restaurants',
    'group.reports': 'Informes',
    'group.portal': 'Portal',
  },
  PT: {
    administration: 'Administração',
    collapse: 'Recolher o menu',
    expand: 'Expandir o menu',
    menu: 'Menu',
    'group.work': 'Dia a dia',
    'group.content': 'Conteúdo',
    'group.people': 'Pessoas e restaurantes',
    'group.reports': 'Relatórios',
    'group.portal': 'Portal',
  },
});
