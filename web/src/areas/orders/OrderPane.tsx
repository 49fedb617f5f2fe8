import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { OrderDetail, OrderStatus } from '@portal/contracts/areas/orders';
import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { FactList } from '#ui/FactList';
import { Highlight } from '#ui/Highlight';
import { Panel } from '#ui/Panel';
import { StatusMenu } from '#ui/StatusMenu';
import { OrderStatusChip, useOrderStatuses } from '#ui/order-status/OrderStatusChip';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { lazyPart } from '#ui/part/lazy-part';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { SkeletonRows } from '#ui/states/Skeletons';
import { addedPictures, OrderItem, OrderPictures } from './OrderItem';
import { ReadyChip, TurnChip } from './WorkChips';
import { NeededByPanel } from './NeededByPanel';
import { LiveStatusChip, OrderContact, OrderTimeline } from './OrderPanels';
import { OrderPaperLink } from './OrderPaperLink';
import { AssigneeChip, LookersChip, useAssignees } from './PeopleChips';
import { QuotePanel } from './QuotePanel';
import { artAnchor } from './orders';
import { dueOf } from './quote';
import { detailsTexts, ownerTexts, triageTexts } from './texts';
import { useStatusChoices } from './use-triage';

const ProofPanel = lazyPart(() => import('./ProofPanel').then((module) => module.ProofPanel));

interface OrderProps {
  order: OrderDetail;
}

function OrderFacts({ order }: OrderProps) {
  const text = useText(detailsTexts);
  const dates = useDates();
  const facts = [
    { key: 'at', label: text('orderedAt'), value: dates.time(order.date) },
    { key: 'by', label: text('orderedBy'), value: order.user_name },
    { key: 'restaurant', label: text('restaurant'), value: placeLabel(order) },
    { key: 'company', label: text('company'), value: order.restaurant_razon },
    { key: 'reference', label: text('cartReference'), value: order.reference },
    { key: 'comments', label: text('comments'), value: order.comments },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== '')} />;
}

interface OrderPanelsProps extends OrderProps {
  within: 'page' | 'pane';
}

/** Of the address: where finished art is added. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${artAnchor}`) document.getElementById(artAnchor)?.scrollIntoView();
  }, [hash, key]);
}

/** Most of the work of opening another order. */
const OrderPanels = memo(({ order, within }: OrderPanelsProps) => {
  const text = useText(detailsTexts);
  useAnchor();
  // Stays in place while it is answered.
  const [first] = useState(() => dueOf(order));
  const work = {
    quote: <QuotePanel key="quote" order={order} side="agency" />,
    proof: (
      <Stack key="proof" id={artAnchor} spacing={1.5} sx={{ '&:empty': { display: 'none' } }}>
        <Suspense>
          <ProofPanel order={order} within="pane" />
        </Suspense>
      </Stack>
    ),
  };
  return (
    <OrderSideSlot order={order} within={within}>
      <Stack spacing={1.5} sx={{ containerType: 'inline-size' }}>
        {first !== null && work[first]}
        <NeededByPanel order={order} level="h3" foldsAs="orders.needed" />
        <Panel title={text('contact')} level="h3" foldsAs="orders.contact">
          <OrderContact order={order} />
        </Panel>
        <Panel title={text('items')} level="h3" foldsAs="orders.items" aside={order.item_count}>
          <Box sx={{ '& > * + *': { borderTop: 1, borderColor: 'divider' }, mt: -1.5 }}>
            {order.items.map((item, index) => (
              <OrderItem key={index} orderId={order.id} item={item} again={null} />
            ))}
          </Box>
          <OrderPictures orderId={order.id} images={addedPictures(order)} />
        </Panel>
        {first !== 'quote' && work.quote}
        {first !== 'proof' && work.proof}
        <Panel title={text('details')} level="h3" foldsAs="orders.details">
          <OrderFacts order={order} />
        </Panel>
        <Panel title={text('timeline')} level="h3" foldsAs="orders.timeline">
          <OrderTimeline order={order} />
        </Panel>
      </Stack>
    </OrderSideSlot>
  );
});

interface AssigneeButtonProps extends OrderProps {
  onOpen: (anchor: Element) => void;
}

function AssigneeButton({ order, onOpen }: AssigneeButtonProps) {
  const text = useText(ownerTexts);
  const name = useAssignees().nameOf(order);
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

interface StatusButtonProps extends OrderProps {
  onChoose: (status: OrderStatus) => void;
}

function StatusButton({ order: { status }, onChoose }: StatusButtonProps) {
  const text = useText(triageTexts);
  const name = useOrderStatuses().nameOf(status) ?? '';
  return (
    <StatusMenu
      label={text('changeStatusFrom', { status: name })}
      choices={useStatusChoices()}
      current={status}
      onChoose={onChoose}
    >
      <Highlight of={status}>
        <OrderStatusChip status={status} />
      </Highlight>
    </StatusMenu>
  );
}

interface IconActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

const IconAction = ({ label, icon, onClick }: IconActionProps) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} onClick={onClick}>
      {icon}
    </IconButton>
  </Tooltip>
);

interface OrderPaneProps extends OrderProps {
  /** Absent without the right. */
  change?: {
    readonly onStatus: (status: OrderStatus) => void;
    readonly onAssign: (anchor: Element) => void;
    readonly onDelete: () => void;
  };
  /** Absent if the order fills the page. */
  onClose?: () => void;
}

/** The head is drawn at once, the panels are deferred (R-ORD-14). */
export function OrderPane({ order, change, onClose }: OrderPaneProps) {
  const text = useText(triageTexts);
  const number = useOrderNumber()(order);
  const shown = useDeferredValue(order, null);
  const isBehind = shown?.id !== order.id;
  return (
    <Stack spacing={2}>
      {/* The words wrap; the buttons stay in place from order to order. */}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {onClose !== undefined && (
            <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
              <Typography variant="mono" component="h2" sx={{ fontSize: 'h3.fontSize' }}>
                {number}
              </Typography>
              <Typography variant="body2" component="div" sx={{ fontWeight: 600 }}>
                {placeLabel(order)}
              </Typography>
            </Box>
          )}
          {change === undefined ? (
            <>
              <LiveStatusChip key={order.id} order={order} />
              <AssigneeChip order={order} isSmall />
            </>
          ) : (
            <>
              <StatusButton key={order.id} order={order} onChoose={change.onStatus} />
              <AssigneeButton order={order} onOpen={change.onAssign} />
            </>
          )}
        </Box>
        <OrderPaperLink order={order} isSmall />
        {change !== undefined && (
          <IconAction label={text('delete')} icon={<DeleteOutlineRounded />} onClick={change.onDelete} />
        )}
        {onClose !== undefined && (
          <IconAction label={text('close')} icon={<CloseRounded />} onClick={onClose} />
        )}
      </Stack>
      <LookersChip orderId={order.id} />
      <Typography
        variant="body2"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}
      >
        <TurnChip order={order} />
        <ReadyChip order={order} />
      </Typography>
      <Box aria-busy={isBehind} sx={{ opacity: isBehind ? 0.6 : 1 }}>
        {shown === null ? (
          <SkeletonRows rows={8} />
        ) : (
          <OrderPanels key={shown.id} order={shown} within={onClose === undefined ? 'page' : 'pane'} />
        )}
      </Box>
    </Stack>
  );
}
