import { z } from 'zod';
import {
  catalogueReaders,
  day,
  defineQueries,
  instant,
  ofOptionalRestaurant,
  only,
  query,
  wireDayRange,
  wireOptionalInteger,
} from '../../kernel';

/** A year with the days that fill its first and last week. */
export const maxCalendarDays = 380;

const ofRestaurant = { restaurant_id: z.int(), restaurant_name: z.string() };
/** Inclusive; `to: null` has no end in sight. */
const days = { from: day(), to: day().nullable() };

export const calendarEntrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closure'), ...ofRestaurant, ...days, motive: z.int().nullable() }),
  /** Planned change of a channel. */
  z.object({ kind: z.literal('change'), ...ofRestaurant, ...days }),
  /** Hours of a day that differ from the week's. */
  z.object({ kind: z.literal('special'), ...ofRestaurant, ...days, closed: z.boolean() }),
  z.object({
    kind: z.literal('pause'),
    ...ofRestaurant,
    ...days,
    id: z.string(),
    start: instant(),
    end: instant(),
    status: z.int(),
  }),
  z.object({
    kind: z.literal('national'),
    ...days,
    id: z.int(),
    name: z.string(),
    /** Restaurants of the caller with this action in their plan. */
    adopted: z.array(z.int()),
  }),
  /** Own action of a restaurant's plan. */
  z.object({ kind: z.literal('action'), ...ofRestaurant, ...days, id: z.int(), name: z.string() }),
]);
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;
export type CalendarKind = CalendarEntry['kind'];

/** Not in the specification. */
export const calendarQueries = defineQueries('calendar', {
  ListCalendar: query({
    method: 'GET',
    path: 'calendar',
    input: wireDayRange(maxCalendarDays).safeExtend({ restaurant_id: wireOptionalInteger() }),
    output: z.array(calendarEntrySchema),
    list: true,
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    views: ['channels', 'mopPauses', 'nationalPlans', 'restaurantPlans', 'restaurants'],
    summary: 'Closures, planned changes, special days, pauses and actions of the caller’s restaurants',
  }),
});
