import type { EventOf } from '@portal/contracts';
import type { channelEvents } from '@portal/contracts/areas/channels';
import { type restaurantEvents, restaurantPushes } from '@portal/contracts/areas/restaurants';
import { toBothSides } from '@portal/platform/push/audiences';
import { pushOnEach } from '@portal/platform/push/push-rules';

type RestaurantEvent = EventOf<typeof restaurantEvents>;

type ServicesChanged = Extract<EventOf<typeof channelEvents>, { type: 'ChannelServicesChanged' }>;

/** To the restaurant's people and administrators. */
export const restaurantPushRules = pushOnEach<RestaurantEvent | ServicesChanged, typeof restaurantPushes>(
  restaurantPushes,
  [
    'RestaurantAdded',
    'RestaurantUpdated',
    'RestaurantFiscalDataChanged',
    'RestaurantClosed',
    'RestaurantReopened',
    'RestaurantDeleted',
    'RestaurantRestored',
    // Changes mobile orders.
    'ChannelServicesChanged',
  ],
  ({ data: { restaurantId }, position }) => [
    { name: 'RestaurantChanged', payload: { restaurantId, position }, to: toBothSides(restaurantId) },
  ],
);
