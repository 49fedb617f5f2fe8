import type { EventOf } from '@portal/contracts';
import { restaurantEvents, restaurants } from '@portal/contracts/areas/restaurants';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

type RestaurantEvent = EventOf<typeof restaurantEvents>;

const byRestaurant = keyedBy('restaurantId');

/** Restaurants as last changed. */
export const restaurantsProjection = defineProjection<RestaurantEvent, typeof restaurants>(restaurants, {
  ...recordOf('Restaurant', {
    events: restaurantEvents,
    view: restaurants,
    key: 'restaurantId',
    content: ({ restaurantId: _id, ...content }) => content,
    initial: () => ({ closedAt: null }),
  }),

  RestaurantFiscalDataChanged: {
    id: byRestaurant,
    apply: patch((_restaurant, { data: { cif, razon, fiscalAddress }, revision: version }) => ({
      ...{ cif, razon, fiscalAddress },
      version,
    })),
  },
  RestaurantClosed: {
    id: byRestaurant,
    apply: patch((_restaurant, { revision: version, metadata: { at: closedAt } }) => ({
      active: false,
      closedAt,
      version,
    })),
  },
  RestaurantDeleted: {
    id: byRestaurant,
    apply: patch((_restaurant, { metadata: { at: closedAt } }) => ({ deleted: true, closedAt })),
  },
  RestaurantReopened: {
    id: byRestaurant,
    apply: patch((_restaurant, { revision: version }) => ({ active: true, version })),
  },
});
