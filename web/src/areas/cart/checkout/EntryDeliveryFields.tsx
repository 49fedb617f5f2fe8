import Box from '@mui/material/Box';
import { type CartEntry, checkEntry, type CheckoutErrorCode } from '@portal/contracts/areas/cart';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { type DeliveryErrors, DeliveryFields } from '../wizard/DeliveryFields';
import type { EntryChange } from '../wizard/entry-changes';
import type { CartProblem } from './cart-problems';
import { cartTexts } from '../texts';
import { deliveryId } from './focus-problem';

interface EntryDeliveryFieldsProps {
  id: string;
  entry: CartEntry;
  problems: readonly CartProblem[];
  onEdit: (change: EntryChange) => void;
}

/**
 * What an entry lacks of units, invoice and delivery: filled in here, without going back into the wizard
 * (R-CRT-10…13). A field that was asked for stays, so that nothing jumps while it is being filled in.
 */
export function EntryDeliveryFields({ id, entry, problems, onEdit }: EntryDeliveryFieldsProps) {
  const text = useText(cartTexts);
  const lacking = checkEntry(entry, useMarket()).map(({ code }) => code);
  const [asked, setAsked] = useState<readonly CheckoutErrorCode[]>(lacking);
  if (lacking.some((code) => !asked.includes(code))) setAsked([...asked, ...lacking]);
  if (asked.length === 0) return null;
  const errors: DeliveryErrors = Object.fromEntries(problems.map(({ code }) => [code, true]));
  return (
    <Box id={deliveryId(id)} sx={{ pt: 2, mt: 0.5, borderTop: 1, borderColor: 'divider' }}>
      {lacking.length > 0 && (
        <Box component="h4" sx={{ typography: 'h4', m: 0, pb: 2 }}>
          {text('incomplete')}
        </Box>
      )}
      <DeliveryFields entry={entry} edit={onEdit} errors={errors} only={asked} />
    </Box>
  );
}
