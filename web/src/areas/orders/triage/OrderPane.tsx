import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { OrderDetail, OrderStatus, OrderSummary } from '@portal/contracts/areas/orders';
import { memo, useDeferredValue } from 'react';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { useText } from '#core/i18n/use-text';
import { OrderStatusChip, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { placeLabel } from '#core/restaurant-label';
import { Highlight } from '#ui/Highlight';
import { StatusMenu } from '#ui/StatusMenu';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useDates } from '#core/i18n/dates';
import { type Fact, FactList } from '#ui/FactList';
import { Panel } from '#ui/Panel';
import { AssigneeChip } from '../owner/AssigneeChip';
import { LookersChip } from '../LookersChip';
import { LiveStatusChip } from '../LiveStatusChip';
import { useOrderNumber } from '../use-order-number';
import { triageTexts, ownerTexts, detailsTexts } from '../texts';
import { useAssignees } from '../owner/use-assignees';
import { ContactPanel } from '../details/ContactPanel';
import { OrderItem } from '../details/OrderItem';
import { OrderPicturesPanel } from '../details/OrderPicturesPanel';
import { addedPictures } from '../details/OrderTicketPanel';
import { OrderTimeline } from '../details/OrderTimeline';
import { useStatusChoices } from './use-status-choices';

function useOrderFacts(order: OrderDetail): readonly Fact[] {
  const text = useText(detailsTexts);
  const dates = useDates();
  const facts = [
    { key: 'at', label: text('orderedAt'), value: dates.time(order.date) },
    { key: 'by', label: text('orderedBy'), value: order.user_name },
    {
      key: 'restaurant',
      label: text('restaurant'),
      value: placeLabel(order),
    },
    { key: 'company', label: text('company'), value: order.restaurant_razon },
    { key: 'reference', label: text('cartReference'), value: order.reference },
    { key: 'comments', label: text('comments'), value: order.comments },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The parts of an order, each to be folded away: pieces, client, data, what has happened (R-ORD-14). */
function OrderPanels({ order }: { order: OrderDetail }) {
  const text = useText(detailsTexts);
  const facts = useOrderFacts(order);
  return (
    // Pieces are laid out by the room there is, which the order may share with others.
    <Stack spacing={1.5} sx={{ containerType: 'inline-size' }}>
      <Panel title={text('contact')} level="h3" foldsAs="orders.contact">
        <ContactPanel contact={order} />
      </Panel>
      <Panel title={text('items')} level="h3" foldsAs="orders.items" aside={order.item_count}>
        <Box sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' }, mt: -1.5 }}>
          {order.items.map((item, index) => (
            <OrderItem key={index} orderId={order.id} item={item} again={null} />
          ))}
        </Box>
        <OrderPicturesPanel orderId={order.id} images={addedPictures(order)} />
      </Panel>
      <Panel title={text('details')} level="h3" foldsAs="orders.details">
        <FactList facts={facts} />
      </Panel>
      <Panel title={text('timeline')} level="h3" foldsAs="orders.timeline">
        <OrderTimeline order={order} />
      </Panel>
    </Stack>
  );
}

interface AssigneeButtonProps {
  order: OrderSummary;
  onOpen: (anchor: Element) => void;
}

/** Who has the open order, and the way to give it to somebody else. */
function AssigneeButton({ order, onOpen }: AssigneeButtonProps) {
  const text = useText(ownerTexts);
  const { nameOf } = useAssignees();
  const name = nameOf(order);
  return (
    <Button
      aria-haspopup="menu"
      aria-label={text('change', { name: name ?? text('nobody') })}
      startIcon={name === null ? <PersonAddAltRounded aria-hidden /> : undefined}
      endIcon={<ExpandMoreRounded aria-hidden />}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={{ pl: name === null ? undefined : 0.75, maxWidth: 220, minWidth: 0 }}
    >
      <AssigneeChip order={order} />
    </Button>
  );
}

export interface OrderPaneProps {
  order: OrderDetail;
  /** Absent for those who only read. */
  change?: {
    readonly onStatus: (status: OrderStatus) => void;
    readonly onAssign: (anchor: Element) => void;
    readonly onDelete: () => void;
  };
  /** Absent where the order has the screen for itself. */
  onClose?: () => void;
}

function Status({ order, change }: Pick<OrderPaneProps, 'order' | 'change'>) {
  const text = useText(triageTexts);
  const choices = useStatusChoices();
  const status = useOrderStatuses().nameOf(order.status) ?? '';
  if (change === undefined) return <LiveStatusChip order={order} />;
  return (
    <StatusMenu
      label={text('changeStatusFrom', { status })}
      choices={choices}
      current={order.status}
      onChoose={change.onStatus}
    >
      <Highlight of={order.status}>
        <OrderStatusChip status={order.status} />
      </Highlight>
    </StatusMenu>
  );
}

const Assignee = ({ order, change }: Pick<OrderPaneProps, 'order' | 'change'>) =>
  change === undefined ? (
    <AssigneeChip order={order} isSmall />
  ) : (
    <AssigneeButton order={order} onOpen={change.onAssign} />
  );

interface PartsProps extends Pick<OrderPaneProps, 'order'> {
  within: 'page' | 'pane';
}

/** Everything that was ordered, and what stands beside it: most of the work when another order is opened. */
const Parts = memo(({ order, within }: PartsProps) => (
  <OrderSideSlot order={order} within={within}>
    <OrderPanels order={order} />
  </OrderSideSlot>
));

/** The open order, whose head answers at once and whose parts follow: its status to change, and everything that was ordered (R-ORD-14). */
export function OrderPane({ order, change, onClose }: OrderPaneProps) {
  const text = useText(triageTexts);
  const numberOf = useOrderNumber();
  const place = placeLabel(order);
  const shown = useDeferredValue(order, null);
  const isBehind = shown?.id !== order.id;
  return (
    <Stack spacing={2}>
      {/* What the head says wraps; what closes and deletes stays where it is while one walks from order to order. */}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {onClose !== undefined && (
            <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
              <Typography variant="mono" component="h2" sx={{ fontSize: 'h3.fontSize' }}>
                {numberOf(order)}
              </Typography>
              <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
                {place}
              </Typography>
            </Box>
          )}
          <Status key={order.id} order={order} change={change} />
          <Assignee order={order} change={change} />
        </Box>
        {change !== undefined && (
          <Tooltip title={text('delete')}>
            <IconButton aria-label={text('delete')} onClick={change.onDelete}>
              <DeleteOutlineRounded />
            </IconButton>
          </Tooltip>
        )}
        {onClose !== undefined && (
          <Tooltip title={text('close')}>
            <IconButton aria-label={text('close')} onClick={onClose}>
              <CloseRounded />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <LookersChip orderId={order.id} />
      <Box aria-busy={isBehind} sx={{ opacity: isBehind ? 0.6 : 1 }}>
        {shown === null ? (
          <SkeletonRows rows={8} />
        ) : (
          <Parts key={shown.id} order={shown} within={onClose === undefined ? 'page' : 'pane'} />
        )}
      </Box>
    </Stack>
  );
}
