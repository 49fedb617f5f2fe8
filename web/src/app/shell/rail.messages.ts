import { defineMessages } from '../i18n/define-messages';

/** Texts of the administrators’ menu. */
export const railMessages = defineMessages('rail', {
  CAST: {
    administration: 'Administración',
    collapse: 'Plegar el menú',
    expand: 'Desplegar el menú',
    'group.work': 'Trabajo del día',
    'group.content': 'Contenido',
    'group.people': 'Personas y locales',
    'group.reports': 'Informes',
    'group.portal': 'Portal',
  },
  CAT: {
    administration: 'Administració',
    collapse: 'Plega el menú',
    expand: 'Desplega el menú',
    'group.work': 'Feina del dia',
    'group.content': 'Contingut',
    'group.people': 'Persones i locals',
    'group.reports': 'Informes',
    'group.portal': 'Portal',
  },
  PT: {
    administration: 'Administração',
    collapse: 'Recolher o menu',
    expand: 'Expandir o menu',
    'group.work': 'Trabalho do dia',
    'group.content': 'Conteúdo',
    'group.people': 'Pessoas e locais',
    'group.reports': 'Relatórios',
    'group.portal': 'Portal',
  },
});
