import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { OrderDetail, OrderStatus } from '@portal/contracts/areas/orders';
import { memo, useDeferredValue } from 'react';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { useText } from '#core/i18n/use-text';
import { OrderStatusChip } from '#ui/order-status/OrderStatusChip';
import { useOrderStatuses } from '#ui/order-status/use-order-statuses';
import { placeLabel } from '#core/restaurant-label';
import { Highlight } from '#ui/Highlight';
import { StatusMenu } from '#ui/StatusMenu';
import { SkeletonRows } from '#ui/states/Skeletons';
import { AssigneeButton } from '../owner/AssigneeButton';
import { AssigneeChip } from '../owner/AssigneeChip';
import { LookersChip } from '../presence/LookersChip';
import { LiveStatusChip } from '../status/LiveStatusChip';
import { useOrderNumber } from '../use-order-number';
import { OrderPanels } from './OrderPanels';
import { triageTexts } from '../texts';
import { useStatusChoices } from './use-status-choices';

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
              <Box component="h2" sx={{ m: 0, typography: 'mono', fontSize: 'h3.fontSize' }}>
                {numberOf(order)}
              </Box>
              <Box sx={{ typography: 'body2', fontWeight: 600 }}>{place}</Box>
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
