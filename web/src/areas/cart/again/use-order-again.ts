import type { CartEntry } from '@portal/contracts/areas/cart';
import type { OrderDetail, OrderedItem } from '@portal/contracts/areas/orders';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCallError } from '#app/client/call-error';
import { useCallClient } from '#app/client/client-context';
import { useText } from '#app/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { useCartChanges } from '../store/use-cart';
import { useEntryAgain } from './again-ground';
import { againMessages } from './again.messages';
import { copyFiles } from './copy-files';

/** Puts all pieces of an order into the cart, complete as they were; those that cannot be ordered any more are named. */
export function useOrderAgain(order: OrderDetail) {
  const text = useText(againMessages);
  const client = useCallClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { add, remove } = useCartChanges();
  const entryOf = useEntryAgain();
  const [isBusy, setBusy] = useState(false);

  const draftOf = async (item: OrderedItem): Promise<CartEntry | null> => {
    try {
      const { data } = await client.send(resourceQueries.GetResource, { id: String(item.resource_id) });
      const entry = entryOf(order, item, data);
      return entry && { ...entry, ...(await copyFiles(client, order.id, item)) };
    } catch (error) {
      // Not there any more, or not for this person. Without a connection nobody knows: that is no answer.
      if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
      throw error;
    }
  };
  const addAll = async () => {
    const drafts = await Promise.all(order.items.map(draftOf));
    const leftOut = order.items.filter((_item, at) => drafts[at] === null).map(({ filename }) => filename);
    const ids = drafts.flatMap((draft) => (draft === null ? [] : [add(draft)]));
    if (ids.length === 0) return toast.info(text('noneLeft'));
    toast.done(text('added', { count: ids.length }), () => remove(...ids));
    return navigate('/cart', { state: { leftOut } });
  };
  return {
    isBusy,
    run: async () => {
      setBusy(true);
      await addAll()
        .catch((error: unknown) => toast.failed(error))
        .finally(() => setBusy(false));
    },
  };
}
