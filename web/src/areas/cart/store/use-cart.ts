import type { Cart, CartEntry } from '@portal/contracts/areas/cart';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#core/session/session-state';
import { useKeptChanges } from './use-kept-changes';
import { cartDeviceOf } from './cart-device';
import { cartStorage } from './cart-storage';
import { cartStore, freeId, withEntry, withoutEntries } from './cart-store';

export interface CartChanges {
  /** @returns the id that the entry got. */
  readonly add: (entry: CartEntry) => string;
  /** Replaces an entry, or puts a removed one back into its place. */
  readonly put: (id: string, entry: CartEntry) => void;
  readonly remove: (...ids: readonly string[]) => void;
  /** They were ordered: the server takes them out on the other devices. */
  readonly takeOrdered: (...ids: readonly string[]) => void;
}

export interface CartAccess extends CartChanges {
  /** Entries by timestamp id, oldest first. */
  readonly cart: Cart;
  readonly count: number;
}

/** Changes the cart, for parts that do not show it: they are not drawn again when it changes. */
export function useCartChanges(): CartChanges {
  const { id: userId } = useSession().user;
  const kept = useKeptChanges();
  return useMemo(() => {
    // What is to be sent is noted first: another tab must not take an entry for one that nobody has changed.
    const put = (id: string, entry: CartEntry) => {
      kept.keep(id, entry);
      cartStore.change(userId, (before) => withEntry(before, id, entry));
    };
    const takeOut = (ids: readonly string[]) =>
      cartStore.change(userId, (before) => withoutEntries(before, ids));
    return {
      add: (entry) => {
        const id = freeId(cartStore.cartOf(userId), Date.now(), cartDeviceOf(userId)?.known);
        put(id, entry);
        return id;
      },
      put,
      remove: (...ids) => {
        const cart = cartStore.cartOf(userId);
        ids.forEach((id) => kept.remove(id, cart[id]));
        takeOut(ids);
      },
      takeOrdered: (...ids) => {
        kept.ordered(ids);
        takeOut(ids);
      },
    };
  }, [userId, kept]);
}

/** The signed-in person's cart, the same in all tabs. */
export function useCart(): CartAccess {
  const { id: userId } = useSession().user;
  const cart = useSyncExternalStore(cartStorage.subscribe, () => cartStore.cartOf(userId));
  const changes = useCartChanges();
  useEffect(() => cartStore.tidy(userId), [userId, cart]);
  return useMemo(() => ({ cart, count: Object.keys(cart).length, ...changes }), [cart, changes]);
}
