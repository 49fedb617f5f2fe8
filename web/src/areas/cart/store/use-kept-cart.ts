import { type Cart, type CartDevice, type KeptCart, reconcile } from '@portal/contracts/areas/cart';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useOutgoing } from '#core/outbox/use-outgoing';
import { useSession } from '#core/session/session-state';
import { cartDeviceOf, cartDeviceOrNew, keepCartDevice } from './cart-device';
import { cartStore } from './cart-store';
import { ordering } from './ordering';
import { pendingEntries, useKeptChanges } from './use-kept-changes';

const isSame = (one: Cart | CartDevice, other: Cart | CartDevice) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings the cart of this browser to where the server has it, and sends what the server has never heard of.
 * @param onNews called once something is to be told
 */
export function useKeptCart(answer: KeptCart | undefined, onNews: (device: CartDevice) => void): void {
  const { id: userId } = useSession().user;
  const { keep } = useKeptChanges();
  const outgoing = useOutgoing();
  const ordered = useSyncExternalStore(ordering.subscribe, ordering.ids, ordering.ids);

  const takeOver = useEffectEvent((news: KeptCart) => {
    const device = cartDeviceOrNew(userId);
    const cart = cartStore.cartOf(userId);
    const after = reconcile({
      device,
      cart,
      answer: news,
      isPending: pendingEntries(userId),
      isOrdering: (id) => ordered.has(id),
    });
    if (after === null) return;
    // The first answer makes this browser a device, whatever it says.
    const isNew = cartDeviceOf(userId) === null;
    if (isNew || !isSame(device, after.device)) keepCartDevice(userId, after.device);
    if (!isSame(cart, after.cart)) cartStore.change(userId, () => after.cart);
    for (const id of after.unsent) {
      const entry = after.cart[id];
      if (entry !== undefined) keep(id, entry);
    }
    if (after.device.notices.some((notice) => !device.notices.includes(notice))) onNews(after.device);
  });
  useEffect(() => {
    if (answer !== undefined) takeOver(answer);
  }, [answer, outgoing, ordered, userId]);
}
