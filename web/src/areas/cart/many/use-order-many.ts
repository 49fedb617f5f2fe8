import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { useCallClient } from '#app/client/client-context';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useSite } from '#app/session/site';
import { usePutIntoCart } from '../store/use-put-into-cart';
import { firstEntry } from './first-entry';
import { manyMessages } from './many.messages';

/** Puts many resources into the cart of the selected restaurant; those that cannot be ordered are named there. */
export function useOrderMany(resources: readonly ResourceSummary[]) {
  const text = useText(manyMessages);
  const client = useCallClient();
  const { features } = useMarket();
  const { restaurant } = useSite();
  const { isBusy, put } = usePutIntoCart();

  const entryOf = async ({ id }: ResourceSummary) => {
    if (restaurant === null) return null;
    const { data } = await client.send(resourceQueries.GetResource, { id: String(id) });
    return firstEntry(data, { restaurant, features });
  };
  const nameOf = ({ name }: ResourceSummary) => name;
  const words = { none: text('noneOrderable'), added: (count: number) => text('added', { count }) };
  return { isBusy, run: () => put(resources, { entryOf, nameOf, ...words }) };
}
