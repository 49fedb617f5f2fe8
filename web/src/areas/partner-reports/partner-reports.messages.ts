import { defineMessages } from '#app/i18n/define-messages';

export const partnerReportsMessages = defineMessages('partner-reports', {
  CAST: {
    title: 'Informes mensuales',
    emptyTitle: 'Todavía no hay informes',
    emptyText:
      'Aquí aparecerán cada mes los informes de la ficha de empresa. Todavía no se pueden subir archivos.',
  },
  CAT: {
    title: 'Informes mensuals',
    emptyTitle: 'Encara no hi ha informes',
    emptyText:
      'Aquí apareixeran cada mes els informes de la fitxa d’empresa. Encara no es poden pujar fitxers.',
  },
  PT: {
    title: 'Relatórios mensais',
    emptyTitle: 'Ainda não há relatórios',
    emptyText:
      'Os relatórios mensais do perfil da empresa aparecerão aqui. Ainda não é possível carregar ficheiros.',
  },
});
