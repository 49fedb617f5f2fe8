import type { EventOf } from '@portal/contracts';
import { type restaurantEvents, restaurants } from '@portal/contracts/areas/restaurants';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type RestaurantEvent = EventOf<typeof restaurantEvents>;

const byRestaurant = keyedBy('restaurantId');

/** Restaurants with their fiscal data as last changed. */
export const restaurantsProjection = defineProjection<RestaurantEvent, typeof restaurants>(restaurants, {
  RestaurantAdded: {
    id: byRestaurant,
    apply: (_none, { data: { restaurantId, ...facts }, revision: version }) => ({
      ...facts,
      id: restaurantId,
      version,
    }),
  },

  RestaurantFiscalDataChanged: {
    id: byRestaurant,
    apply: (restaurant, { data: { cif, razon, fiscalAddress }, revision: version }) =>
      restaurant && { ...restaurant, cif, razon, fiscalAddress, version },
  },
});
