import type { EventOf } from '@portal/contracts';
import { type restaurantEvents, restaurants } from '@portal/contracts/areas/restaurants';
import { defineProjection } from '@portal/platform/projection/projection';

type RestaurantEvent = EventOf<typeof restaurantEvents>;

const byRestaurant = (event: { data: { restaurantId: number } }) => String(event.data.restaurantId);

/** Restaurants with their fiscal data as last changed. */
export const restaurantsProjection = defineProjection<RestaurantEvent, typeof restaurants>(restaurants, {
  RestaurantAdded: {
    id: byRestaurant,
    apply: (_none, { data: { restaurantId, ...facts } }) => ({ ...facts, id: restaurantId }),
  },

  RestaurantFiscalDataChanged: {
    id: byRestaurant,
    apply: (restaurant, { data: { cif, razon, fiscalAddress } }) =>
      restaurant && { ...restaurant, cif, razon, fiscalAddress },
  },
});
