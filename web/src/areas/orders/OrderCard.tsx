import { Box, Typography } from '@mui/material';
import { orderCommands, type OrderSummary } from '@portal/contracts/areas/orders';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { Highlight } from '#ui/Highlight';
import { PendingMark } from '#ui/PendingMark';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { atMostLines } from '#ui/at-most-lines';
import { aboutStatus } from '#ui/inbox/use-pending-changes';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { OrderMarkSlots } from '#ui/slots/Slots';
import { Thumb } from '#ui/table/Thumb';
import { unbroken } from '#ui/unbroken';
import { useNow } from '#ui/use-now';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { NeededChip, TurnChip } from './WorkChips';
import { AssigneeChip, LookersChip } from './PeopleChips';
import { ageingOf } from './orders';
import { ordersTexts, triageTexts } from './texts';

interface OrderProps {
  order: OrderSummary;
}

const ageTones = { fresh: 'text.secondary', due: 'accent', late: 'error.main' } as const;

/** Empty for settled orders. */
export function AgeChip({ order }: OrderProps) {
  const now = useNow();
  const text = useText(triageTexts);
  const dates = useDates();
  const ageing = ageingOf(order, now);
  if (ageing === null) return null;
  const age = dates.age(order.date, now);
  return (
    <time dateTime={order.date} title={text('waiting', { age })}>
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'inline-block',
          width: 32,
          height: 4,
          mr: 1,
          verticalAlign: 'middle',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'divider',
          '& > span': { display: 'block', height: '100%', borderRadius: 1, bgcolor: ageTones[ageing.tone] },
        }}
      >
        <span style={{ width: `${ageing.share * 100}%` }} />
      </Box>
      {age}
    </time>
  );
}

const maxPictures = 2;

export function OrderItemsPreview({ order }: OrderProps) {
  const text = useText(ordersTexts);
  const { item_names: names, previews, item_count: count } = order;
  return (
    <Box
      component="span"
      title={names.join('\n')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}
    >
      {previews.slice(0, maxPictures).map((src, index) => (
        <Thumb key={`${index} ${src}`} src={src} />
      ))}
      <Box
        component="span"
        className="names"
        sx={{
          ...atMostLines(2),
          minWidth: 0,
          pl: 0.5,
          lineHeight: 1.3,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        }}
      >
        <strong aria-hidden>{count}</strong>
        <VisuallyHidden>{text('itemCount', { count })}</VisuallyHidden> · {unbroken(names.join(', '))}
      </Box>
    </Box>
  );
}

const NumberAndMarks = ({ order }: OrderProps) => (
  <Typography
    variant="mono"
    component="span"
    sx={{ gridArea: 'number', display: 'flex', alignItems: 'center', gap: 0.75 }}
  >
    {useOrderNumber()(order)}
    <OrderMarkSlots orderId={order.id} />
    <AssigneeChip order={order} isSmall />
    <LookersChip orderId={order.id} isSmall />
  </Typography>
);

const StatusAndMark = ({ order }: OrderProps) => (
  <Box component="span" sx={{ gridArea: 'status', ml: 'auto' }}>
    <Highlight of={order.status}>
      <OrderStatusChip status={order.status} />
      <PendingMark about={aboutStatus(orderCommands.ChangeOrderStatus, order.id)} />
    </Highlight>
  </Box>
);

/** Pixels of a card up to which names get a line of their own. */
const maxNarrow = 380;
const isNarrow = `@container (max-width: ${maxNarrow}px)`;

const card = {
  containerType: 'inline-size',
  display: 'block',
  fontSize: 'body2.fontSize',
  fontVariantNumeric: 'tabular-nums',
  '& .cut': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .quiet': { color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;

const cardGrid = {
  display: 'grid',
  rowGap: 0.375,
  columnGap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"number status" "place date" "person age" "turn needed" "pieces pieces"',
  alignItems: 'center',
  [isNarrow]: {
    gridTemplateAreas:
      '"number status" "place place" "person person" "date age" "turn turn" "needed needed" "pieces pieces"',
    '& .needed, & .date': { justifySelf: 'start' },
    '& .pieces > span > :not(.names)': { display: 'none' },
    '& .pieces .names': { p: 0, WebkitLineClamp: '1' },
  },
} as const;

/** R-ORD-11. */
export function OrderCard({ order }: OrderProps) {
  const dates = useDates();
  const place = placeLabel(order);
  return (
    <Box component="span" sx={card}>
      <Box component="span" sx={cardGrid}>
        <NumberAndMarks order={order} />
        <StatusAndMark order={order} />
        <Box component="span" className="cut" title={place} sx={{ gridArea: 'place', fontWeight: 600 }}>
          {place}
        </Box>
        <Box component="span" className="quiet date" sx={{ gridArea: 'date', justifySelf: 'end' }}>
          {dates.time(order.date)}
        </Box>
        <Box component="span" className="cut" title={order.contact_name} sx={{ gridArea: 'person' }}>
          {order.contact_name}
        </Box>
        <Box
          component="span"
          className="pieces"
          sx={{ gridArea: 'pieces', '--thumb': (theme) => theme.spacing(3.5) }}
        >
          <OrderItemsPreview order={order} />
        </Box>
        <Box component="span" className="quiet" sx={{ gridArea: 'age', justifySelf: 'end' }}>
          <AgeChip order={order} />
        </Box>
        <Box component="span" sx={{ gridArea: 'turn' }}>
          <TurnChip order={order} />
        </Box>
        <Box component="span" className="needed" sx={{ gridArea: 'needed', justifySelf: 'end' }}>
          <NeededChip order={order} isNamed />
        </Box>
      </Box>
    </Box>
  );
}

const cardLine = { display: 'flex', alignItems: 'center', columnGap: 1.25, minHeight: 22 } as const;

export function ShortOrderCard({ order }: OrderProps) {
  const dates = useDates();
  const text = useText(ordersTexts);
  const place = placeLabel(order);
  return (
    <Box component="span" sx={card}>
      <Box component="span" sx={{ ...cardLine, [isNarrow]: { flexWrap: 'wrap' } }}>
        <NumberAndMarks order={order} />
        <Box
          component="span"
          className="cut"
          title={place}
          sx={{ flex: 1, fontWeight: 600, [isNarrow]: { order: 1, flex: '1 0 100%' } }}
        >
          {place}
        </Box>
        <StatusAndMark order={order} />
      </Box>
      <Box component="span" sx={cardLine}>
        <Box
          component="span"
          className="cut"
          title={[order.contact_name, ...order.item_names].join('\n')}
          sx={{ flex: 1 }}
        >
          {order.contact_name} · {text('itemCount', { count: order.item_count })}
        </Box>
        <Box component="span" className="quiet" sx={{ display: 'flex', columnGap: 1 }}>
          <span title={dates.time(order.date)}>{dates.day(order.date)}</span>
          <AgeChip order={order} />
        </Box>
      </Box>
      <Box
        component="span"
        sx={{
          ...cardLine,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          '&:empty': { display: 'none' },
        }}
      >
        <TurnChip order={order} />
        <NeededChip order={order} isNamed />
      </Box>
    </Box>
  );
}
