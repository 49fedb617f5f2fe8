import {
  type CartEntry,
  type MissingAnswer,
  type Refilled,
  type RefillGround,
} from '@portal/contracts/areas/cart';
import {
  firstNeededDay,
  itemAgain,
  type OrderDetail,
  type OrderedItem,
} from '@portal/contracts/areas/orders';
import { type ResourceDetail, waysOf } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCallError } from '#core/client/call-error';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { useToday } from '#ui/use-now';
import { useToast } from '#ui/toast/toast-context';
import { useCartChanges } from './cart-store';
import { lostTexts } from './texts';

export const sourceOf = ({ id, name, reference, link, thumb, type }: ResourceDetail): CartEntry['from'] => ({
  file: id,
  filename: name,
  reference,
  link,
  image: thumb,
  type: Number(type.id),
});

/** For the earlier restaurant if the person works there, else the selected one; `null` without any. */
export function useRefillGround(): (resource: ResourceDetail, restaurantId?: number) => RefillGround | null {
  const market = useMarket();
  const earliest = firstNeededDay(useToday(), market);
  const { restaurant: selected, restaurants } = useSite();
  return (resource, restaurantId) => {
    const restaurant = restaurants.find(({ id }) => id === restaurantId) ?? selected;
    if (restaurant === null) return null;
    const mine = restaurants.map(({ id }) => id);
    const ways = waysOf(resource, resource.places);
    return { from: sourceOf(resource), ways, restaurant, mine, earliest, rules: market.features };
  };
}

export function useItemAgain(): (
  order: Pick<OrderDetail, 'restaurant_id' | 'needed_by'>,
  item: OrderedItem,
  resource: ResourceDetail,
) => Refilled | null {
  const groundOf = useRefillGround();
  const { features } = useMarket();
  return (order, item, resource) => {
    const ground = groundOf(resource, order.restaurant_id);
    // The new order has no day of its own.
    const dated = { ...item, needed_by: item.needed_by || order.needed_by };
    return ground && itemAgain(dated, { ...ground, features });
  };
}

function missingNameOf(answer: MissingAnswer) {
  if (answer === 'to.file') return 'format';
  if (answer === 'to.filename') return 'size';
  if (answer === 'custom.direction') return 'direction';
  if (answer === 'needed_by') return 'day';
  return answer === 'method' || answer === 'units' || answer === 'places' ? answer : 'answer';
}

export function useLostNames(lost: readonly MissingAnswer[]): readonly string[] {
  const text = useText(lostTexts);
  return [...new Set(lost.map(missingNameOf))].map((name) => text(`answer.${name}`));
}

export async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

const maxParallel = 6;

export async function inBatches<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += maxParallel)
    results.push(...(await Promise.all(items.slice(at, at + maxParallel).map(run))));
  return results;
}

interface PutOptions<T> {
  /** Only a lost day does not show in the cart. */
  readonly entryOf: (item: T) => Promise<Refilled | null>;
  readonly nameOf: (item: T) => string;
  readonly none: string;
  readonly added: (count: number) => string;
}

export function usePutIntoCart() {
  const toast = useToast();
  const navigate = useNavigate();
  const { add, remove } = useCartChanges();
  const [isBusy, setBusy] = useState(false);

  async function putAll<T>(items: readonly T[], { entryOf, nameOf, none, added }: PutOptions<T>) {
    const found = await inBatches(items, (item) => nullIfMissing(entryOf(item)));
    const leftOut = items.filter((_item, at) => found[at] === null).map(nameOf);
    const lostDays = items.filter((_item, at) => found[at]?.lost.includes('needed_by')).map(nameOf);
    const ids = found.flatMap((each) => (each === null ? [] : [add(each.entry)]));
    if (ids.length === 0) return toast.info(none);
    toast.done(added(ids.length), () => remove(...ids));
    return navigate('/cart', { state: { leftOut, lostDays } });
  }
  return {
    isBusy,
    put: async <T>(items: readonly T[], options: PutOptions<T>): Promise<void> => {
      setBusy(true);
      await putAll(items, options)
        .catch((error: unknown) => toast.failed(error))
        .finally(() => setBusy(false));
    },
  };
}
