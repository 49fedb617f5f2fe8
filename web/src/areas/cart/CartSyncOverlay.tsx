import {
  type Cart,
  type CartDevice,
  syncedCartQueries,
  type SyncedCart,
  reconcile,
} from '@portal/contracts/areas/cart';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useOutgoing } from '#core/outbox/outbox';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { useToast } from '#ui/toast/toast-context';
import {
  cartDeviceOf,
  cartDeviceOrNew,
  cartStore,
  ordering,
  pendingEntries,
  saveCartDevice,
  useCartSync,
} from './cart-store';
import { syncedCartTexts } from './texts';

const isSame = (one: Cart | CartDevice, other: Cart | CartDevice) =>
  JSON.stringify(one) === JSON.stringify(other);

function useMergedCart(answer: SyncedCart | undefined, onNotices: (device: CartDevice) => void): void {
  const { id: userId } = useSession().user;
  const { save } = useCartSync();
  const outgoing = useOutgoing();
  const ordered = useSyncExternalStore(ordering.subscribe, ordering.ids, ordering.ids);

  const merge = useEffectEvent((latest: SyncedCart) => {
    const device = cartDeviceOrNew(userId);
    const cart = cartStore.cartOf(userId);
    const after = reconcile({
      device,
      cart,
      answer: latest,
      isPending: pendingEntries(userId),
      isOrdering: (id) => ordered.has(id),
    });
    if (after === null) return;
    // The first answer makes this browser a device, even without changes.
    const isNew = cartDeviceOf(userId) === null;
    if (isNew || !isSame(device, after.device)) saveCartDevice(userId, after.device);
    if (!isSame(cart, after.cart)) cartStore.change(userId, () => after.cart);
    for (const id of after.unsent) {
      const entry = after.cart[id];
      if (entry !== undefined) save(id, entry);
    }
    if (after.device.notices.some((notice) => !device.notices.includes(notice))) onNotices(after.device);
  });
  useEffect(() => {
    if (answer !== undefined) merge(answer);
  }, [answer, outgoing, ordered, userId]);
}

export function CartSyncOverlay() {
  const text = useText(syncedCartTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const may = useMay();
  const { data } = useCallQuery(
    syncedCartQueries.GetMyCart,
    {},
    { enabled: may(syncedCartQueries.GetMyCart) },
  );
  useMergedCart(data, ({ notices }) => {
    const last = notices.at(-1);
    // The cart's screen lists them.
    if (last === undefined || pathname === '/cart') return;
    toast.info(text(last.kind, { name: last.name }), {
      label: text('seeCart'),
      run: () => void navigate('/cart'),
    });
  });
  return null;
}
