import { styled } from '@mui/material/styles';
import { orderCommands, type OrderSummary } from '@portal/contracts/areas/orders';
import { OrderMarkSlots } from '#ui/slots/Slots';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { placeLabel } from '#core/restaurant-label';
import { PendingMark } from '#ui/PendingMark';
import { aboutStatus } from '#ui/inbox/use-kept-changes';
import { Highlight } from '#ui/Highlight';
import { AssigneeChip } from '../owner/AssigneeChip';
import { LookersChip } from '../LookersChip';
import { ordersTexts } from '../texts';
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
    // Names alone, on one line: as many orders as possible in view.
    '& .pieces > span > :not(.said)': { display: 'none' },
    '& .pieces .said': { padding: 0, WebkitLineClamp: 1 },
  },
}));

/** Number with its marks. */
function NumberMarks({ order }: { order: OrderSummary }) {
  return (
    <span className="number">
      {useOrderNumber()(order)}
      <OrderMarkSlots orderId={order.id} />
      <AssigneeChip order={order} isSmall />
      <LookersChip orderId={order.id} isSmall />
    </span>
  );
}

const StateMark = ({ order }: { order: OrderSummary }) => (
  <span className="state">
    <Highlight of={order.status}>
      <OrderStatusChip status={order.status} />
      <PendingMark about={aboutStatus(orderCommands.ChangeOrderStatus, order.id)} />
    </Highlight>
  </span>
);

/** An order where there is no room for columns (R-ORD-11). */
export function OrderCard({ order }: { order: OrderSummary }) {
  const dates = useDates();
  const place = placeLabel(order);
  return (
    <Lines>
      <span>
        <NumberMarks order={order} />
        <StateMark order={order} />
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

/** Two lines; where names would be cut to nothing the place has one of its own. */
const TwoRows = styled('span')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'block',
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'flex', alignItems: 'center', columnGap: 10, minHeight: 22 },
  '& .number': { display: 'flex', alignItems: 'center', gap: 6, ...theme.typography.mono },
  '& .state': { marginInlineStart: 'auto' },
  '& .place': { fontWeight: 600 },
  '& .cut': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .when': {
    display: 'flex',
    columnGap: 8,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  [isNarrow]: {
    '& > span': { flexWrap: 'wrap' },
    '& .place': { order: 1, flex: '1 0 100%' },
  },
}));

/** An order of the list beside an open one: what tells it from the others, as many as possible in view. */
export function ShortOrderCard({ order }: { order: OrderSummary }) {
  const dates = useDates();
  const text = useText(ordersTexts);
  const place = placeLabel(order);
  const pieces = text('itemCount', { count: order.item_count });
  return (
    <TwoRows>
      <span>
        <NumberMarks order={order} />
        <span className="place cut" title={place}>
          {place}
        </span>
        <StateMark order={order} />
      </span>
      <span>
        <span className="cut" title={[order.contact_name, ...order.item_names].join('\n')}>
          {order.contact_name} · {pieces}
        </span>
        <span className="when">
          <span title={dates.time(order.date)}>{dates.day(order.date)}</span>
          <AgeChip order={order} />
        </span>
      </span>
    </TwoRows>
  );
}
