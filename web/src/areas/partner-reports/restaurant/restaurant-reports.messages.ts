import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the monthly reports of one restaurant. */
export const restaurantReportsMessages = defineMessages('partner-reports.restaurant', {
  CAST: {
    title: 'Informes mensuales',
    pdf: 'PDF',
    preview: 'Ver {name}',
    updated: 'Actualizado el {day}',
    more: '{count, plural, one {Ver # informe} other {Ver los # informes}}',
    empty: 'Todavía no hay informes de este restaurante. Llegan cada mes.',
  },
  CAT: {
    title: 'Informes mensuals',
    pdf: 'PDF',
    preview: 'Mostra {name}',
    updated: 'Actualitzat el {day}',
    more: '{count, plural, one {Mostra # informe} other {Mostra els # informes}}',
    empty: 'Encara no hi ha informes d’aquest restaurant. Arriben cada mes.',
  },
  PT: {
    title: 'Relatórios mensais',
    pdf: 'PDF',
    preview: 'Ver {name}',
    updated: 'Atualizado a {day}',
    more: '{count, plural, one {Ver # relatório} other {Ver os # relatórios}}',
    empty: 'Ainda não há relatórios deste restaurante. Chegam todos os meses.',
  },
});
