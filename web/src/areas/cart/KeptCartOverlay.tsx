import {
  keptCartQueries,
  type Cart,
  type CartDevice,
  type KeptCart,
  reconcile,
} from '@portal/contracts/areas/cart';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useToast } from '#ui/toast/toast-context';
import { useOutgoing } from '#core/outbox/outbox';
import { useSession } from '#core/session/session-state';
import { keptCartTexts } from './texts';
import { cartDeviceOf, cartDeviceOrNew, keepCartDevice } from './store/cart-device';
import { cartStore } from './store/cart-store';
import { ordering } from './store/ordering';
import { pendingEntries, useKeptChanges } from './store/use-kept-changes';

const isSame = (one: Cart | CartDevice, other: Cart | CartDevice) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings the cart of this browser to where the server has it, and sends what the server has never heard of.
 * @param onNews called once something is to be told
 */
function useKeptCart(answer: KeptCart | undefined, onNews: (device: CartDevice) => void): void {
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

/** Keeps the cart of this browser and that of the person's other devices alike, whatever screen is open. */
export function KeptCartOverlay() {
  const text = useText(keptCartTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const may = useMay();
  const { data } = useCallQuery(keptCartQueries.GetMyCart, {}, { enabled: may(keptCartQueries.GetMyCart) });
  useKeptCart(data, ({ notices }) => {
    const last = notices.at(-1);
    // The cart itself says all of it.
    if (last === undefined || pathname === '/cart') return;
    toast.info(text(last.kind, { name: last.name }), {
      label: text('seeCart'),
      run: () => void navigate('/cart'),
    });
  });
  return null;
}
