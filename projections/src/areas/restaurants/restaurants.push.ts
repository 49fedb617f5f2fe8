import type { EventOf } from '@portal/contracts';
import { type restaurantEvents, restaurantPushes } from '@portal/contracts/areas/restaurants';
import { toBothSides } from '@portal/platform/push/audiences';
import { pushOnEach } from '@portal/platform/push/push-rules';

type RestaurantEvent = Exclude<EventOf<typeof restaurantEvents>, { type: 'RestaurantOrderCounted' }>;

/** Its people and those who administer see it as it is now. */
export const restaurantPushRules = pushOnEach<RestaurantEvent, typeof restaurantPushes>(
  restaurantPushes,
  [
    'RestaurantAdded',
    'RestaurantUpdated',
    'RestaurantFiscalDataChanged',
    'RestaurantClosed',
    'RestaurantReopened',
    'RestaurantDeleted',
    'RestaurantRestored',
  ],
  ({ data: { restaurantId }, position }) => [
    { name: 'RestaurantChanged', payload: { restaurantId, position }, to: toBothSides(restaurantId) },
  ],
);
