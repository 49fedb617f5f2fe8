import type { CartEntry } from '@portal/contracts/areas/cart';
import type { OrderDetail, OrderedItem } from '@portal/contracts/areas/orders';
import { entryAgain } from '@portal/contracts/areas/orders';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { waysOf } from '@portal/contracts/areas/resources';
import { useCallback } from 'react';
import { useMarket } from '#app/market';
import { useSite } from '#app/session/site';

/** A resource as the source of a cart entry. */
export const sourceOf = ({ id, name, reference, link, thumb, type }: ResourceDetail): CartEntry['from'] => ({
  ...{ file: id, filename: name, reference, link, image: thumb },
  type: Number(type.id),
});

/**
 * An ordered piece as a new entry, for the restaurant of that order as long as the person works for it, else for the one
 * that is selected. `null`: it cannot be ordered so any more.
 */
export function useEntryAgain() {
  const { features } = useMarket();
  const { restaurant: selected, restaurants } = useSite();
  return useCallback(
    (order: OrderDetail, item: OrderedItem, piece: ResourceDetail): CartEntry | null => {
      const restaurant = restaurants.find(({ id }) => id === order.restaurant_id) ?? selected;
      if (restaurant === null) return null;
      const mine = restaurants.map(({ id }) => id);
      const ways = waysOf(piece, piece.places);
      return entryAgain(item, { from: sourceOf(piece), ways, restaurant, mine, features });
    },
    [features, restaurants, selected],
  );
}
