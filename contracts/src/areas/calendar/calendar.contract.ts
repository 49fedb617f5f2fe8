import { z } from 'zod';
import {
  anyone,
  catalogueReaders,
  day,
  defineQueries,
  languageSchema,
  ofOptionalRestaurant,
  only,
  query,
  wireDayRange,
  wireOptionalInteger,
  wireRequiredText,
} from '../../kernel';

/** A year with the days that fill its first and last week. */
const maxCalendarDays = 380;
/** Above this, own actions are left out: ask for one restaurant. */
export const maxRestaurantsWithActions = 20;

const group = {
  /** Inclusive; `to: null` has no end in sight. */
  from: day(),
  to: day().nullable(),
  /** Ids of the caller's restaurants, ascending. */
  restaurants: z.array(z.int()),
};
const span = z.object({ start: z.string(), end: z.string() });
/** Parts of a channel that a planned change touches. */
export const changedParts = ['opening', 'services', 'schedules', 'birthday'] as const;

/** One entry for all restaurants with the same days and facts: a year of the chain stays small. */
export const calendarEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closure'), ...group, motive: z.int().nullable() }),
  /** Planned change of a channel. */
  z.object({ kind: z.literal('change'), ...group, parts: z.array(z.enum(changedParts)) }),
  /** Hours of a day that differ from the week's. */
  z.object({ kind: z.literal('special'), ...group, closed: z.boolean(), spans: z.array(span) }),
  /** Pending or confirmed; one by one in `ListMopPauses`. */
  z.object({ kind: z.literal('pause'), ...group, status: z.int() }),
  /** `restaurants`: those with a strategy for its section in their plan. */
  z.object({ kind: z.literal('national'), ...group, id: z.int(), name: z.string() }),
  /** Own action of a restaurant's plan; see `maxRestaurantsWithActions`. */
  z.object({ kind: z.literal('action'), ...group, id: z.string(), name: z.string() }),
]);
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export type CalendarKind = CalendarEntry['kind'];

export const calendarFeedOf = (token: string): string => `/api/calendar/feed/${token}`;

/** Not in the specification. */
export const calendarQueries = defineQueries('calendar', {
  ListCalendar: query({
    method: 'GET',
    path: 'calendar',
    input: wireDayRange(maxCalendarDays).safeExtend({ restaurant_id: wireOptionalInteger() }),
    output: z.array(calendarEntrySchema),
    list: true,
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    views: ['channels', 'mopPauses', 'nationalPlans', 'restaurantPlans'],
    summary:
      'Closures, planned changes, special days, pauses and actions of the caller’s active restaurants; pauses and plans by the rights of their lists, own actions for up to 20 restaurants',
  }),
  ReadCalendar: query({
    method: 'GET',
    path: 'calendar/feed/{token}',
    input: z.object({ token: wireRequiredText(100), language: languageSchema.optional() }),
    output: z.string(),
    secretInputs: ['token'],
    published: { contentType: 'text/calendar; charset=utf-8', maxAgeSeconds: 900, personal: true },
    access: anyone(),
    views: ['planCalendarAddresses', 'users', 'channels', 'mopPauses', 'nationalPlans', 'restaurantPlans'],
    summary: 'The calendar of a person’s restaurants as a calendar feed, by the person’s secret',
  }),
});
