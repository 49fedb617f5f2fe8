import { z } from 'zod';
import {
  command,
  defineCommands,
  ofRestaurant,
  only,
  restaurantStaff,
  Role,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
} from '../../kernel';
import { restaurantEvents } from './restaurants.events';

export const restaurantCommands = defineCommands('restaurants', {
  UpdateRestaurant: command({
    method: 'POST',
    path: 'restaurant/{id}/update',
    input: z.object({
      id: wireInteger(),
      cif: wireRequiredText(20),
      razon: wireRequiredText(200),
      fiscal_address: wireRequiredText(300),
      /** The version that was edited: another one by now is told instead of overwritten (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.int(), version: z.int() }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('id') }),
    rejections: ['restaurant_not_found'],
    summary: 'Completes the fiscal data that an invoice needs (R-CRT-18, AMB-37)',
  }),
});

/** What the demo data and later the restaurant administration send to open a restaurant. */
export const addRestaurantInput = restaurantEvents.events.RestaurantAdded.data;
export type AddRestaurantInput = z.infer<typeof addRestaurantInput>;
