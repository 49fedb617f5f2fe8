import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Button from '@mui/material/Button';
import type { OrderDetail, OrderedItem } from '@portal/contracts/areas/orders';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { useCallClient } from '#core/client/call-client';
import { againTexts } from '../texts';
import { usePutIntoCart } from '../store/use-put-into-cart';
import { useItemAgain } from './again-ground';
import { copyFiles } from './copy-files';

/** Puts all pieces of an order into the cart, complete as they were; those that cannot be ordered so are named. */
function useOrderAgain(order: OrderDetail) {
  const text = useText(againTexts);
  const client = useCallClient();
  const itemAgain = useItemAgain();
  const { isBusy, put } = usePutIntoCart();

  const entryOf = async (item: OrderedItem) => {
    const { data } = await client.send(resourceQueries.GetResource, { id: String(item.resource_id) });
    const again = itemAgain(order, item, data);
    // In one press nothing can be asked: what has lost its format is another piece.
    if (again === null || again.lost.includes('to.file')) return null;
    return { ...again.entry, ...(await copyFiles(client, order.id, item)) };
  };
  const nameOf = ({ filename }: OrderedItem) => filename;
  const words = { none: text('noneLeft'), added: (count: number) => text('added', { count }) };
  return { isBusy, run: () => put(order.items, { entryOf, nameOf, ...words }) };
}

/** Orders everything of an order again, in one press. */
export function OrderAgainButton({ order }: { order: OrderDetail }) {
  const text = useText(againTexts);
  const { isBusy, run } = useOrderAgain(order);
  return (
    <Button disabled={isBusy} startIcon={<ReplayRounded aria-hidden />} onClick={() => void run()}>
      {text(isBusy ? 'adding' : 'orderAgain')}
    </Button>
  );
}
