import type { ViewContract } from '@portal/contracts';
import { parkedStreams } from '@portal/platform/projection/parked-streams';
import type { Projection } from '@portal/platform/projection/projection';
import type { PushRules } from '@portal/platform/push/push-rules';
import { ordersProjection } from './areas/orders/orders.projection';
import { orderPushRules } from './areas/orders/orders.push';
import { resourcesProjection } from './areas/resources/resources.projection';
import { restaurantsProjection } from './areas/restaurants/restaurants.projection';
import { sectionsProjection } from './areas/sections/sections.projection';
import { sessionPushRules } from './areas/session/session.push';
import { sessionsProjection } from './areas/session/sessions.projection';
import { usersProjection } from './areas/users/users.projection';

/** Every view that is kept, by the projection that fills it. */
export const allProjections: readonly Projection[] = [
  sessionsProjection,
  usersProjection,
  restaurantsProjection,
  sectionsProjection,
  resourcesProjection,
  ordersProjection,
];

/** Every view of the house, the list of parked streams included. */
export const allViews: readonly ViewContract[] = [...allProjections.map(({ view }) => view), parkedStreams];

/** What browsers hear of. */
export const allPushRules: readonly PushRules[] = [sessionPushRules, orderPushRules];
