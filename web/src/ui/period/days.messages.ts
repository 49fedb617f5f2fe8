import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of a choice of days. */
export const daysMessages = defineMessages('ui.days', {
  words: { today: words.today },
  CAST: {
    dates: 'Fechas',
    lastDays: '{days, plural, one {Último día} other {Últimos # días}}',
    anyDate: 'Cualquier fecha',
    dateRange: '{from} – {to}',
    dateFrom: 'Desde el {from}',
    dateTo: 'Hasta el {to}',
    firstDay: 'Desde',
    lastDay: 'Hasta',
    applyDates: 'Ver estas fechas',
  },
  CAT: {
    dates: 'Dates',
    lastDays: '{days, plural, one {Últim dia} other {Últims # dies}}',
    anyDate: 'Qualsevol data',
    dateRange: '{from} – {to}',
    dateFrom: 'Des del {from}',
    dateTo: 'Fins al {to}',
    firstDay: 'Des del',
    lastDay: 'Fins al',
    applyDates: 'Mostra aquestes dates',
  },
  PT: {
    dates: 'Datas',
    lastDays: '{days, plural, one {Último dia} other {Últimos # dias}}',
    anyDate: 'Qualquer data',
    dateRange: '{from} – {to}',
    dateFrom: 'Desde {from}',
    dateTo: 'Até {to}',
    firstDay: 'Desde',
    lastDay: 'Até',
    applyDates: 'Aplicar datas',
  },
});
