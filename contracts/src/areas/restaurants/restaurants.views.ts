import { z } from 'zod';
import { defineView } from '../../kernel';
import { addRestaurantInput } from './restaurants.commands';

/** Restaurants by id, with everything that an administrator sees of them. */
export const restaurants = defineView('restaurants', {
  schema: addRestaurantInput.omit({ restaurantId: true }).extend({
    id: z.int(),
    /** Revision of its last edit. */
    version: z.int(),
  }),
  filters: { region: 'number', type: 'number', provinceId: 'text', active: 'flag', site: 'text' },
  sorts: ['name', 'site', 'city'],
  text: ['name', 'site', 'city'],
});
