import UpdateRounded from '@mui/icons-material/UpdateRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import type { OrderRowProps } from '#core/area-manifest';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { newerTexts } from '../texts';

const RepeatOrderDialog = lazyOverlay(() =>
  import('./RepeatOrderDialog').then((module) => module.RepeatOrderDialog),
);

/** In a list of orders: repeats one with the pieces that came after its own. */
export function RepeatOrderButton({ orderId, number }: OrderRowProps) {
  const text = useText(newerTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={text('repeatOrder')}>
        <IconButton aria-label={text('repeatOrderOf', { number })} onClick={() => setOpen(true)}>
          <UpdateRounded />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <RepeatOrderDialog orderId={orderId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
