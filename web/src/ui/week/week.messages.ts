import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the week strips. */
export const weekMessages = defineMessages('week', {
  words: { thisWeek: words.today },
  CAST: {
    weeks: 'Semanas',
    previousWeek: 'Semana anterior',
    nextWeek: 'Semana siguiente',
    allDay: 'Todo el día',
    since: 'Desde las {time}',
    until: 'Hasta las {time}',
  },
  CAT: {
    weeks: 'Setmanes',
    previousWeek: 'Setmana anterior',
    nextWeek: 'Setmana següent',
    allDay: 'Tot el dia',
    since: 'Des de les {time}',
    until: 'Fins a les {time}',
  },
  PT: {
    weeks: 'Semanas',
    previousWeek: 'Semana anterior',
    nextWeek: 'Semana seguinte',
    allDay: 'Todo o dia',
    since: 'Desde as {time}',
    until: 'Até às {time}',
  },
});
