import { defineMessages } from '../../app/i18n/define-messages';

export const partnerReportsMessages = defineMessages('partner-reports', {
  CAST: {
    title: 'Informes mensuales',
    emptyTitle: 'Todavía no hay informes',
    emptyText:
      'Los informes de ficha de empresa de cada mes aparecerán aquí. La subida de archivos aún no está abierta.',
  },
  CAT: {
    title: 'Informes mensuals',
    emptyTitle: 'Encara no hi ha informes',
    emptyText:
      'Els informes de fitxa d’empresa de cada mes apareixeran aquí. La pujada de fitxers encara no és oberta.',
  },
  PT: {
    title: 'Relatórios mensais',
    emptyTitle: 'Ainda não há relatórios',
    emptyText:
      'Os relatórios do perfil da empresa de cada mês aparecerão aqui. O envio de ficheiros ainda não está aberto.',
  },
});
