import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Box from '@mui/material/Box';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { Command } from 'cmdk';
import { useText } from '../i18n/use-text';
import { useOrderRow } from '../order-status/use-order-row';
import { paletteMessages } from './palette.messages';

/** The value by which the palette knows the item of an order. */
export const orderValue = ({ id }: OrderSummary) => `order ${id}`;

interface FoundOrdersProps {
  orders: readonly OrderSummary[];
  go: (to: string) => void;
}

/** Orders as places of the palette: the one whose number was typed, or those that hold a piece (R-ORD-13). */
export function FoundOrders({ orders, go }: FoundOrdersProps) {
  const text = useText(paletteMessages);
  const rowOf = useOrderRow();
  if (orders.length === 0) return null;
  return (
    <Command.Group forceMount heading={text('orders')}>
      {orders.map((order) => {
        const { lead, title, detail, to, end } = rowOf(order);
        return (
          <Command.Item key={order.id} forceMount value={orderValue(order)} onSelect={() => go(to)}>
            <ReceiptLongRounded aria-hidden />
            <Box component="span" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
              {lead} · {title}
              <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                {detail}
              </Box>
            </Box>
            {end}
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}
