import { z } from 'zod';
import { defineView, instant } from '../../kernel';
import { importRestaurantInput } from './restaurants.commands';
import { restaurantChangeSchema } from './restaurants.queries';

/** Restaurants by id, with everything that an administrator sees of them; deleted ones too: they may come back. */
export const restaurants = defineView('restaurants', {
  schema: importRestaurantInput.omit({ restaurantId: true }).extend({
    id: z.int(),
    /** Revision of its last edit. */
    version: z.int(),
    deleted: z.boolean(),
    /** When it was closed or deleted the last time: nobody acts in its place from before (AMB-06). */
    closedAt: instant().nullable(),
  }),
  filters: {
    region: 'number',
    type: 'number',
    provinceId: 'text',
    active: 'flag',
    site: 'text',
    deleted: 'flag',
  },
  sorts: ['name', 'site', 'city', 'region', 'active', 'mopService'],
  indexes: [
    ['deleted', 'name'],
    ['deleted', 'site'],
    ['deleted', 'city'],
    ['deleted', 'region'],
    ['deleted', 'active'],
    ['deleted', 'mopService'],
  ],
  text: ['name', 'site', 'city'],
});

/** What happened to each restaurant, by its id. */
export const restaurantLogs = defineView('restaurantLogs', {
  schema: z.object({
    id: z.int(),
    /** Fields as they are now, by the wire's names: what the next change is compared with. */
    now: z.record(z.string(), z.string().nullable()),
    /** The newest first, and no more than are ever shown. */
    changes: z.array(
      restaurantChangeSchema.omit({ user: true }).extend({
        /** `user-12`, or `system`. */
        actor: z.string(),
        /** What one command does is one change. */
        commandId: z.string(),
      }),
    ),
  }),
  filters: {},
  sorts: [],
});
