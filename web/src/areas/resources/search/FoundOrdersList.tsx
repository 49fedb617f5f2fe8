import type { OrderSummary } from '@portal/contracts/areas/orders';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useText } from '#core/i18n/use-text';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { LinkRows } from '#ui/list/LinkRows';
import { PartHead } from '#ui/PartHead';
import { searchTexts } from '../texts';

/** Orders that a term names, above the pieces that it finds (R-ORD-13). */
export function FoundOrdersList({ orders }: { orders: readonly OrderSummary[] }) {
  const text = useText(searchTexts);
  const titleId = useId();
  const rowOf = useOrderRow();
  if (orders.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ maxWidth: '44rem', pb: 3 }}>
      <PartHead id={titleId} title={text('orders')} />
      <LinkRows label={text('orders')} rows={orders.map(rowOf)} />
    </Box>
  );
}
