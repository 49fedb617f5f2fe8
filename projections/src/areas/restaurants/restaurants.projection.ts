import type { EventOf } from '@portal/contracts';
import {
  type channelEvents,
  driveThroughSlug,
  mobileOrderSlug,
  serviceId,
} from '@portal/contracts/areas/channels';
import { restaurantEvents, restaurants } from '@portal/contracts/areas/restaurants';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

type RestaurantEvent = EventOf<typeof restaurantEvents>;
type ServicesChanged = Extract<EventOf<typeof channelEvents>, { type: 'ChannelServicesChanged' }>;

const byRestaurant = keyedBy('restaurantId');

export const restaurantsProjection = defineProjection<RestaurantEvent | ServicesChanged, typeof restaurants>(
  restaurants,
  {
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
        cif,
        razon,
        fiscalAddress,
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
    // Services are set by the channel only.
    ChannelServicesChanged: {
      id: byRestaurant,
      apply: patch(({ mopService: had, mopStatus }, { data: { services } }) => {
        const mopService = services.includes(serviceId(mobileOrderSlug));
        return {
          mopService,
          mopStatus: mopService && (had ? mopStatus : true),
          driveThrough: services.includes(serviceId(driveThroughSlug)),
        };
      }),
    },
  },
);
