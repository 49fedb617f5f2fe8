import { z } from 'zod';
import { catalogueReaders, day, defineQueries, instant, only, query } from '../../kernel';
import { specialDaySchema } from '../channels';
import { coordinateProblems } from './network.rules';

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
});
