import { styled } from '@mui/material/styles';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderCommands } from '@portal/contracts/areas/orders';
import { OrderMarkSlots } from '#app/slots/OrderMarkSlots';
import { useDates } from '#app/i18n/dates';
import { OrderStatusChip } from '#app/order-status/OrderStatusChip';
import { placeLabel } from '#app/restaurant-label';
import { PendingMark } from '#ui/PendingMark';
import { aboutStatus } from '#ui/inbox/use-kept-changes';
import { Highlight } from '#ui/Highlight';
import { AssigneeChip } from '../owner/AssigneeChip';
import { LookersChip } from '../presence/LookersChip';
import { useOrderNumber } from '../use-order-number';
import { AgeChip } from './AgeChip';
import { OrderItemsPreview } from './OrderItemsPreview';

/** From here down a name needs the whole line. Pixels of the card. */
const narrow = 380;
const isNarrow = `@container (max-width: ${narrow}px)`;

/** Four lines, or five on a phone, so that names are read whole. */
const Lines = styled('span')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'block',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& > span': {
    display: 'grid',
    rowGap: 3,
    columnGap: 12,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"number state" "place date" "person age" "pieces pieces"',
    alignItems: 'center',
  },
  '& .number': {
    gridArea: 'number',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    ...theme.typography.mono,
  },
  '& .state': { gridArea: 'state', justifySelf: 'end' },
  '& .place': { gridArea: 'place', fontWeight: 600 },
  '& .person': { gridArea: 'person' },
  '& .pieces': { gridArea: 'pieces', '--thumb': theme.spacing(3.5) },
  '& .date, & .age': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& .date': { gridArea: 'date' },
  '& .age': { gridArea: 'age', justifySelf: 'end' },
  '& .cut': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [isNarrow]: {
    '& > span': {
      gridTemplateAreas: '"number state" "place place" "person person" "date age" "pieces pieces"',
    },
  },
}));

/** An order where there is no room for columns (R-ORD-11). */
export function OrderCard({ order }: { order: OrderSummary }) {
  const dates = useDates();
  const number = useOrderNumber()(order);
  const place = placeLabel(order);
  return (
    <Lines>
      <span>
        <span className="number">
          {number}
          <OrderMarkSlots orderId={order.id} />
          <AssigneeChip order={order} isSmall />
          <LookersChip orderId={order.id} isSmall />
        </span>
        <span className="state">
          <Highlight of={order.status}>
            <OrderStatusChip status={order.status} />
            <PendingMark about={aboutStatus(orderCommands.ChangeOrderStatus, order.id)} />
          </Highlight>
        </span>
        <span className="place cut" title={place}>
          {place}
        </span>
        <span className="date">{dates.time(order.date)}</span>
        <span className="person cut" title={order.contact_name}>
          {order.contact_name}
        </span>
        <span className="pieces">
          <OrderItemsPreview order={order} />
        </span>
        <span className="age">
          <AgeChip order={order} />
        </span>
      </span>
    </Lines>
  );
}
