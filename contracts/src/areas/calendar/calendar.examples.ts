import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { calendarQueries } from './calendar.contract';

export const calendarExamples: ExamplesOf<typeof calendarQueries, World> = {
  ListCalendar: ({ restaurantId }) => ({
    from: '2026-11-01',
    to: '2026-11-30',
    restaurant_id: restaurantId,
  }),
  ReadCalendar: ({ calendarToken }) => ({ token: calendarToken }),
};
