import { defineMessages } from '#app/i18n/define-messages';

/** Texts of the week strips. */
export const weekMessages = defineMessages('week', {
  CAST: {
    weeks: 'Semanas',
    previousWeek: 'Semana anterior',
    nextWeek: 'Semana siguiente',
    thisWeek: 'Hoy',
    allDay: 'Todo el día',
    since: 'Desde las {time}',
    until: 'Hasta las {time}',
  },
  CAT: {
    weeks: 'Setmanes',
    previousWeek: 'Setmana anterior',
    nextWeek: 'Setmana següent',
    thisWeek: 'Avui',
    allDay: 'Tot el dia',
    since: 'Des de les {time}',
    until: 'Fins a les {time}',
  },
  PT: {
    weeks: 'Semanas',
    previousWeek: 'Semana anterior',
    nextWeek: 'Semana seguinte',
    thisWeek: 'Hoje',
    allDay: 'Todo o dia',
    since: 'Desde as {time}',
    until: 'Até às {time}',
  },
});
