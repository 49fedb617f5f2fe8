import AddShoppingCartRounded from '@mui/icons-material/AddShoppingCartRounded';
import { Button } from '@mui/material';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import type { SelectionActionProps } from '#core/area-manifest';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { manyTexts } from './texts';

const OrderManyDialog = lazyOverlay(() =>
  import('./OrderManyDialog').then((module) => module.OrderManyDialog),
);

interface OrderIdsProps {
  ids: readonly number[];
  size: 'small' | 'medium';
  onDone?: () => void;
}

function OrderIdsButton({ ids, size, onDone }: OrderIdsProps) {
  const text = useText(manyTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size={size}
        variant={size === 'small' ? 'outlined' : 'contained'}
        color="primary"
        disabled={ids.length === 0}
        startIcon={<AddShoppingCartRounded aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text(size === 'small' ? 'orderThese' : 'orderAll')}
      </Button>
      {isOpen && (
        <Suspense>
          <OrderManyDialog ids={ids} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}

export const OrderManyButton = ({ resources }: { resources: readonly ResourceSummary[] }) => (
  <OrderIdsButton ids={resources.map(({ id }) => id)} size="medium" />
);

export const OrderSelectionButton = ({ ids, onDone }: SelectionActionProps) => (
  <OrderIdsButton ids={ids} size="small" onDone={onDone} />
);
