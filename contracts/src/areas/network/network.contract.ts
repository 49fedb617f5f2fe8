import { z } from 'zod';
import { catalogueReaders, day, defineQueries, instant, only, query, Role } from '../../kernel';
import { specialDaySchema } from '../channels';
import { orderStatusSchema, turns } from '../orders';
import { coordinateProblems, filmSteps, filmStates } from './network.rules';

/** `opens` and `until`: ISO 8601 UTC, `null` if not in sight. */
export const restaurantStateSchema = z.object({
  id: z.int(),
  site: z.string(),
  name: z.string(),
  city: z.string(),
  region: z.int(),
  region_name: z.string(),
  active: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** By the market's borders; the browser finds places at sea. */
  coordinates: z.enum(coordinateProblems).nullable(),
  /** `paused`: open without mobile orders. `unknown`: without complete hours. */
  state: z.enum(['open', 'closed', 'paused', 'unknown']),
  /** Open: closing. Closed: opening. Paused: end of the pause, or closing before it. */
  until: instant().nullable(),
  /** First open day of a closure. */
  reopens: day().nullable(),
  /** Running, or the next one; `null` without mobile ordering. */
  pause: z.object({ id: z.string(), start: instant(), end: instant(), status: z.int() }).nullable(),
  /** Open orders by turn, and those past their day. */
  orders: z.object({ agency: z.int(), restaurant: z.int(), late: z.int() }),
  /** See `downloadPeriod`. */
  downloads: z.int(),
  /** Alerts of the diagnostic; 0 without one in the market. */
  warnings: z.int(),
  /** Actions of this year's plan; `null` without plans in the market. */
  plan_actions: z.int().nullable(),
  /** Next planned change. */
  planned: day().nullable(),
  /** Next one within `specialDaysAhead`, today included. */
  special_day: specialDaySchema.nullable(),
  /** Of its public data, hours or services. */
  changed_at: instant().nullable(),
  /** Edited version; send back with its position. */
  version: z.int(),
});
export type RestaurantState = z.infer<typeof restaurantStateSchema>;

/** Open: has a turn. */
const filmOrderSchema = z.object({
  status: orderStatusSchema,
  /** `null` for settled orders. */
  turn: z.enum(turns).nullable(),
  /** Past its day. */
  late: z.boolean(),
});

export const filmStepSchema = z.object({
  at: instant(),
  what: z.enum(filmSteps),
  restaurant: z.int(),
  /** Of the restaurant from now on; `null`: unchanged. */
  state: z.enum(filmStates).nullable(),
  /** Before and after; `null` while there is none, or it is deleted. */
  order: z
    .object({
      id: z.string(),
      number: z.int(),
      was: filmOrderSchema.nullable(),
      is: filmOrderSchema.nullable(),
    })
    .nullable(),
  /** Status of a pause from now on. */
  pause: z.int().nullable(),
  /** Name; empty for the clock and erased people. */
  by: z.string(),
});

export const dayFilmSchema = z.object({
  day: day(),
  from: instant(),
  /** Last moment: the end of the day, or now. */
  until: instant(),
  /** By name, as they are at the end, with their state and open orders at the start. */
  restaurants: z.array(
    z.object({
      id: z.int(),
      site: z.string(),
      name: z.string(),
      city: z.string(),
      region: z.int(),
      region_name: z.string(),
      /** `null` without a plausible place. */
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      state: z.enum(filmStates),
      orders: z.array(filmOrderSchema),
    }),
  ),
  /** In order. */
  steps: z.array(filmStepSchema),
});

/** Not in the specification. */
export const networkQueries = defineQueries('network', {
  ListRestaurantStates: query({
    method: 'GET',
    path: 'network/restaurants',
    input: z.object({}),
    output: z.array(restaurantStateSchema),
    list: true,
    access: only(catalogueReaders),
    views: [
      'restaurants',
      'channels',
      'orders',
      'mopPauses',
      'download-days',
      'diagnosticAlerts',
      'brands',
      'restaurantPlans',
    ],
    summary:
      'How the restaurants of the caller stand now: opening, pause, orders, downloads, diagnostic, plan',
  }),
  GetDayFilm: query({
    method: 'GET',
    path: 'network/film/{day}',
    input: z.object({ day: day() }),
    output: dayFilmSchema,
    access: only([Role.Administrator]),
    // A film stands still: no push loads it again.
    views: [],
    summary: 'All restaurants at the start of a day, and what happened in it step by step; no coming day',
  }),
});
