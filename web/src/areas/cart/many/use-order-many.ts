import type { CartEntry } from '@portal/contracts/areas/cart';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCallError } from '#app/client/call-error';
import { useCallClient } from '#app/client/client-context';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useSite } from '#app/session/site';
import { useToast } from '#ui/toast/toast-context';
import { useCartChanges } from '../store/use-cart';
import { firstEntry } from './first-entry';
import { manyMessages } from './many.messages';

/** How many resources are asked for at the same time. */
const atOnce = 6;

/** Puts many resources into the cart of the selected restaurant; those that cannot be ordered are named there. */
export function useOrderMany(resources: readonly ResourceSummary[]) {
  const text = useText(manyMessages);
  const client = useCallClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { features } = useMarket();
  const { restaurant } = useSite();
  const { add, remove } = useCartChanges();
  const [isBusy, setBusy] = useState(false);

  const entryOf = async ({ id }: ResourceSummary): Promise<CartEntry | null> => {
    if (restaurant === null) return null;
    try {
      const { data } = await client.send(resourceQueries.GetResource, { id: String(id) });
      return firstEntry(data, { restaurant, features });
    } catch (error) {
      // Not there any more, or not for this person. Without a connection nobody knows: that is no answer.
      if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
      throw error;
    }
  };
  const addAll = async () => {
    const entries: (CartEntry | null)[] = [];
    for (let at = 0; at < resources.length; at += atOnce)
      entries.push(...(await Promise.all(resources.slice(at, at + atOnce).map(entryOf))));
    const leftOut = resources.filter((_each, at) => entries[at] === null).map(({ name }) => name);
    const ids = entries.flatMap((entry) => (entry === null ? [] : [add(entry)]));
    if (ids.length === 0) return toast.info(text('noneOrderable'));
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
