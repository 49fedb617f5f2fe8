import { type Cart, type CartEntry, notChosen } from '@portal/contracts/areas/cart';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { restaurantLabel } from '#core/restaurant-label';

/** The pieces of one restaurant: they become one order. */
export interface CartGroup {
  /** Restaurant id; -1 where nobody knows it yet. */
  readonly restaurantId: number;
  readonly name: string;
  /**
   * `unknown`: the pieces come from a cart that is older than their restaurant, so that the person has to say which.
   * `foreign`: this person does not work for that restaurant now, as an administrator who acts for another one.
   * `closed`: it is not active, and the server takes no order for it.
   */
  readonly state: 'ours' | 'unknown' | 'foreign' | 'closed';
  readonly cart: Cart;
}

/** Who works for one restaurant alone has always ordered for that one. */
function restaurantOf(entry: CartEntry, restaurants: readonly SessionRestaurant[]): number {
  const [only, ...others] = restaurants;
  const isKnown = entry.restaurant_id !== notChosen || only === undefined || others.length > 0;
  return isKnown ? entry.restaurant_id : only.id;
}

function groupOf(restaurantId: number, cart: Cart, restaurants: readonly SessionRestaurant[]): CartGroup {
  const found = restaurants.find(({ id }) => id === restaurantId);
  if (found !== undefined)
    return {
      restaurantId,
      cart,
      name: restaurantLabel(found),
      state: found.active ? 'ours' : 'closed',
    };
  const [entry] = Object.values(cart);
  const state = restaurantId === notChosen ? 'unknown' : 'foreign';
  return { restaurantId, name: entry?.restaurant_name ?? '', state, cart };
}

/** It cannot be sent now, and that is nothing that can be mended in the cart. */
export const isHeld = ({ state }: Pick<CartGroup, 'state'>) => state === 'foreign' || state === 'closed';

/** The cart by restaurants, those with the oldest piece first; what cannot be sent now comes last. */
export function groupsOf(cart: Cart, restaurants: readonly SessionRestaurant[]): readonly CartGroup[] {
  const carts = new Map<number, Record<string, CartEntry>>();
  for (const [id, entry] of Object.entries(cart)) {
    const restaurantId = restaurantOf(entry, restaurants);
    carts.set(restaurantId, { ...carts.get(restaurantId), [id]: entry });
  }
  const groups = [...carts].map(([restaurantId, entries]) => groupOf(restaurantId, entries, restaurants));
  return groups.toSorted((a, b) => Number(isHeld(a)) - Number(isHeld(b)));
}
