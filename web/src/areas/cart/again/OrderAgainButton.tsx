import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Button from '@mui/material/Button';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { againTexts } from '../texts';
import { useOrderAgain } from './use-order-again';

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
