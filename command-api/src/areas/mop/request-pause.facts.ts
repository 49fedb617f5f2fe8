import type { Market, Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { restaurantOfPause } from '@portal/contracts/areas/mop';
import type { Services } from '../../services';
import {
  isActive,
  type Restaurant,
  restaurantDecider,
  takesMobileOrders,
} from '../restaurants/restaurant.decider';
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
  { load }: Pick<Services, 'load'>,
): Promise<RequestPauseFacts | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${input.restaurant_id}`);
  if (!restaurant) return reject('restaurant_not_found');
  if (!isActive(restaurant)) return reject('restaurant_inactive');
  if (!takesMobileOrders(restaurant)) return reject('restaurant_without_mobile_ordering');
  return { restaurant, policy: await load(mopPolicyDecider, mopPolicyStream(market)) };
}

/** What a decision about a pause depends on beside the pauses themselves. */
export interface DecidePauseFacts {
  readonly takesMobileOrders: boolean;
}

/** Whether the restaurant of a pause still takes part in mobile ordering. */
export async function decidePauseFacts(
  { input: { id } }: { readonly input: { readonly id: string } },
  { load }: Pick<Services, 'load'>,
): Promise<DecidePauseFacts> {
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantOfPause(id)}`);
  return { takesMobileOrders: restaurant !== null && takesMobileOrders(restaurant) };
}
