import { defineArea } from '../../kernel';
import { calendarQueries } from './calendar.contract';
import { calendarExamples } from './calendar.examples';

export * from './calendar.contract';

export const calendarArea = defineArea({
  area: 'calendar',
  calls: [calendarQueries],
  examples: calendarExamples,
});
