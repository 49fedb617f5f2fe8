import { type Market, reject, type Rejection } from '@portal/contracts';
import { restaurantOfPause } from '@portal/contracts/areas/mop';
import type { Services } from '../../services';
import { takesMobileOrders } from '../channels/takes-mobile-orders.facts';
import { isActive, type Restaurant, restaurantDecider } from '../restaurants/restaurant.decider';
import { type MopPolicy, mopPolicyDecider, mopPolicyStream } from './mop-policy.decider';

/** What the server finds out by itself when a pause is asked for (W6, W9): the restaurant's names, and the switch. */
export interface RequestPauseFacts {
  readonly restaurant: Pick<Restaurant, 'site' | 'name'>;
  readonly policy: MopPolicy;
}

interface Context {
  readonly input: { readonly restaurant_id: number };
  readonly market: Market;
}

/**
 * Looks at the switch as it stands at that moment; says no to a restaurant that is unknown, takes no orders, or takes
 * none from the app.
 */
export async function requestPauseFacts(
  { input, market }: Context,
  services: Pick<Services, 'load'>,
): Promise<RequestPauseFacts | Rejection> {
  const { load } = services;
  const { restaurant_id: id } = input;
  const restaurant = await load(restaurantDecider, `restaurant-${id}`);
  if (!restaurant) return reject('restaurant_not_found');
  if (!isActive(restaurant)) return reject('restaurant_inactive');
  if (!(await takesMobileOrders(id, restaurant, services)))
    return reject('restaurant_without_mobile_ordering');
  return { restaurant, policy: await load(mopPolicyDecider, mopPolicyStream(market)) };
}

/** What a decision about a pause depends on beside the pauses themselves. */
export interface DecidePauseFacts {
  readonly takesMobileOrders: boolean;
}

/** Whether the restaurant of a pause still takes part in mobile ordering. */
export async function decidePauseFacts(
  { input: { id } }: { readonly input: { readonly id: string } },
  services: Pick<Services, 'load'>,
): Promise<DecidePauseFacts> {
  const restaurantId = restaurantOfPause(id);
  const restaurant = await services.load(restaurantDecider, `restaurant-${restaurantId}`);
  return {
    takesMobileOrders: restaurant !== null && (await takesMobileOrders(restaurantId, restaurant, services)),
  };
}
