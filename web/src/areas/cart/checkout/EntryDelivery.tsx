import Box from '@mui/material/Box';
import type { CartEntry } from '@portal/contracts/areas/cart';
import { checkEntry } from '@portal/contracts/areas/cart';
import { useState } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { useMarket } from '../../../app/market';
import type { DeliveryErrors } from '../wizard/DeliveryFields';
import { DeliveryFields } from '../wizard/DeliveryFields';
import type { EntryChange } from '../wizard/entry-changes';
import type { CartProblem } from './cart-problems';
import { cartMessages } from './cart.messages';
import { deliveryId } from './focus-problem';

interface EntryDeliveryProps {
  id: string;
  entry: CartEntry;
  problems: readonly CartProblem[];
  onEdit: (change: EntryChange) => void;
}

/**
 * Units, invoice and delivery of an entry that lacks some of it: filled in here, without going back into the wizard
 * (R-CRT-10…13). Once open it stays, so that nothing jumps while it is being completed.
 */
export function EntryDelivery({ id, entry, problems, onEdit }: EntryDeliveryProps) {
  const text = useText(cartMessages);
  const isLacking = checkEntry(entry, useMarket()).length > 0;
  const [isOpen, setOpen] = useState(isLacking);
  if (isLacking && !isOpen) setOpen(true);
  if (!isOpen) return null;
  const errors: DeliveryErrors = Object.fromEntries(problems.map(({ code }) => [code, true]));
  return (
    <Box id={deliveryId(id)} sx={{ pt: 2, mt: 0.5, borderTop: 1, borderColor: 'divider' }}>
      {isLacking && (
        <Box component="h3" sx={{ typography: 'h4', m: 0, pb: 2 }}>
          {text('incomplete')}
        </Box>
      )}
      <DeliveryFields entry={entry} edit={onEdit} errors={errors} />
    </Box>
  );
}
