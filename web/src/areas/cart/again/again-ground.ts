import type { CartEntry, Refilled, RefillGround } from '@portal/contracts/areas/cart';
import { itemAgain, type OrderDetail, type OrderedItem } from '@portal/contracts/areas/orders';
import { type ResourceDetail, waysOf } from '@portal/contracts/areas/resources';
import { useCallback, useMemo } from 'react';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';

/** A resource as the source of a cart entry. */
export const sourceOf = ({ id, name, reference, link, thumb, type }: ResourceDetail): CartEntry['from'] => ({
  file: id,
  filename: name,
  reference,
  link,
  image: thumb,
  type: Number(type.id),
});

/**
 * What an earlier entry is filled in over: a piece as it is now, for a restaurant as long as the person works for it,
 * else for the one that is selected. `null` for people without any.
 */
export function useRefillGround(): (piece: ResourceDetail, restaurantId?: number) => RefillGround | null {
  const { features: rules } = useMarket();
  const { restaurant: selected, restaurants } = useSite();
  return useCallback(
    (piece, restaurantId) => {
      const restaurant = restaurants.find(({ id }) => id === restaurantId) ?? selected;
      if (restaurant === null) return null;
      const mine = restaurants.map(({ id }) => id);
      return { from: sourceOf(piece), ways: waysOf(piece, piece.places), restaurant, mine, rules };
    },
    [rules, restaurants, selected],
  );
}

/** An ordered piece over a piece as it is now, the same one or another. `null`: it cannot be ordered any more. */
export function useItemAgain(): (
  order: Pick<OrderDetail, 'restaurant_id'>,
  item: OrderedItem,
  piece: ResourceDetail,
) => Refilled | null {
  const groundOf = useRefillGround();
  const { features } = useMarket();
  return useMemo(
    () => (order, item, piece) => {
      const ground = groundOf(piece, order.restaurant_id);
      return ground && itemAgain(item, { ...ground, features });
    },
    [groundOf, features],
  );
}
