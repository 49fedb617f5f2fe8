import { defineMessages } from '#app/i18n/define-messages';
import { words } from '#app/i18n/words';

/** Choosing the days of a list. */
export const dateFilterMessages = defineMessages('date-filter', {
  words: { today: words.today },
  CAST: {
    dates: 'Fechas',
    lastDays: '{days, plural, one {Último día} other {Últimos # días}}',
    dateRange: '{from} – {to}',
    dateFrom: 'Desde el {from}',
    dateTo: 'Hasta el {to}',
    anyDate: 'Cualquier fecha',
    firstDay: 'Desde',
    lastDay: 'Hasta',
    applyDates: 'Ver estas fechas',
  },
  CAT: {
    dates: 'Dates',
    lastDays: '{days, plural, one {Últim dia} other {Últims # dies}}',
    dateRange: '{from} – {to}',
    dateFrom: 'Des del {from}',
    dateTo: 'Fins al {to}',
    anyDate: 'Qualsevol data',
    firstDay: 'Des del',
    lastDay: 'Fins al',
    applyDates: 'Mostra aquestes dates',
  },
  PT: {
    dates: 'Datas',
    lastDays: '{days, plural, one {Último dia} other {Últimos # dias}}',
    dateRange: '{from} – {to}',
    dateFrom: 'Desde {from}',
    dateTo: 'Até {to}',
    anyDate: 'Qualquer data',
    firstDay: 'Desde',
    lastDay: 'Até',
    applyDates: 'Aplicar datas',
  },
});
