import type { Market, Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import type { Services } from '../../services';
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

/** Looks at the switch as it stands at that moment; says no to a restaurant that is unknown or takes no orders. */
export async function requestPauseFacts(
  { input, market }: Context,
  { load }: Pick<Services, 'load'>,
): Promise<RequestPauseFacts | Rejection> {
  const restaurant = await load(restaurantDecider, `restaurant-${input.restaurant_id}`);
  if (!restaurant) return reject('restaurant_not_found');
  if (!isActive(restaurant)) return reject('restaurant_inactive');
  return { restaurant, policy: await load(mopPolicyDecider, mopPolicyStream(market)) };
}
