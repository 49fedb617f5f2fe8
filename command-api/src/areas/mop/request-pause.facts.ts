import { type Market, reject, type Rejection } from '@portal/contracts';
import { restaurantOfPause } from '@portal/contracts/areas/mop';
import type { Services } from '../../services';
import { takesMobileOrders } from '../channels/takes-mobile-orders.facts';
import { isActive, type Restaurant, restaurantDecider } from '../restaurants/restaurant.decider';
import { type MopPolicy, mopPolicyDecider, mopPolicyStream } from './mop-policy.decider';

/** Server-side data (W6, W9): restaurant names and the switch. */
export interface RequestPauseFacts {
  readonly restaurant: Pick<Restaurant, 'site' | 'name'>;
  readonly policy: MopPolicy;
}

interface Context {
  readonly input: { readonly restaurant_id: number };
  readonly market: Market;
}

/** Rejects restaurants that are unknown, inactive or without mobile ordering. */
export async function requestPauseFacts(
  { input, market }: Context,
  services: Pick<Services, 'load'>,
): Promise<RequestPauseFacts | Rejection> {
  const { load } = services;
  const { restaurant_id: id } = input;
  const restaurant = await load(restaurantDecider, `restaurant-${id}`);
  if (!restaurant) return reject('restaurant_not_found');
  if (!isActive(restaurant)) return reject('restaurant_inactive');
  if (!(await takesMobileOrders(id, services))) return reject('restaurant_without_mobile_ordering');
  return { restaurant, policy: await load(mopPolicyDecider, mopPolicyStream(market)) };
}

export interface DecidePauseFacts {
  readonly takesMobileOrders: boolean;
}

export async function decidePauseFacts(
  { input: { id } }: { readonly input: { readonly id: string } },
  services: Pick<Services, 'load'>,
): Promise<DecidePauseFacts> {
  return { takesMobileOrders: await takesMobileOrders(restaurantOfPause(id), services) };
}
