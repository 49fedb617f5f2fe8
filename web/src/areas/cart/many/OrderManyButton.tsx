import AddShoppingCartRounded from '@mui/icons-material/AddShoppingCartRounded';
import Button from '@mui/material/Button';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useText } from '#app/i18n/use-text';
import { manyMessages } from './many.messages';
import { useOrderMany } from './use-order-many';

/** Puts many resources into the cart, in one press. */
export function OrderManyButton({ resources }: { resources: readonly ResourceSummary[] }) {
  const text = useText(manyMessages);
  const { isBusy, run } = useOrderMany(resources);
  return (
    <Button
      variant="contained"
      color="primary"
      disabled={isBusy || resources.length === 0}
      startIcon={<AddShoppingCartRounded aria-hidden />}
      onClick={() => void run()}
    >
      {text(isBusy ? 'adding' : 'orderAll')}
    </Button>
  );
}
