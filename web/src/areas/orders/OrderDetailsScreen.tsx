import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { cartUploads, maxImages } from '@portal/contracts/areas/cart';
import {
  orderCommands,
  type OrderDetail,
  orderQueries,
  ownOrderCommands,
  ownOrderRefusal,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { placeLabel } from '#core/restaurant-label';
import { useMay } from '#core/session/use-may';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { OrderAgainSlot, OrderItemSlots, useSlots } from '#ui/slots/Slots';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { ErrorNote } from '#ui/states/ErrorNote';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonDetail } from '#ui/states/Skeletons';
import { Ticket } from '#ui/ticket/Ticket';
import { useToast } from '#ui/toast/toast-context';
import { addedPictures, OrderItem, OrderPictures } from './OrderItem';
import { OwnTurnChip, ReadyChip } from './WorkChips';
import { NeededByPanel } from './NeededByPanel';
import { LiveStatusChip, OrderContact, OrderTimeline } from './OrderPanels';
import { OrderPaperLink } from './OrderPaperLink';
import { QuotePanel } from './QuotePanel';
import { againPath } from './orders';
import { isOpen } from './quote';
import { ordersStale } from './orders-work';
import { detailsTexts, ownTexts } from './texts';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

const ChangeOrderDialog = lazyOverlay(() =>
  import('./ChangeOrderDialog').then((module) => module.ChangeOrderDialog),
);

const ProofPanel = lazyPart(() => import('./ProofPanel').then((module) => module.ProofPanel));

const UploadField = lazyPart(() => import('#ui/upload/UploadField').then((module) => module.UploadField));

interface OrderProps {
  order: OrderDetail;
}

interface OrderTicketProps extends OrderProps {
  mayReorder: boolean;
}

/** R-ORD-02. */
function OrderTicket({ order, mayReorder }: OrderTicketProps) {
  const text = useText(detailsTexts);
  const number = useOrderNumber()(order);
  return (
    <Ticket
      kind={text('ticket')}
      title={placeLabel(order)}
      code={number}
      foot={
        <Box sx={{ pt: 2 }}>
          <OrderPictures orderId={order.id} images={addedPictures(order)} />
        </Box>
      }
    >
      {order.items.map((item, index) => (
        <li key={index}>
          <OrderItem
            orderId={order.id}
            item={item}
            again={mayReorder && order.items.length > 1 ? againPath(order, index) : null}
            actions={<OrderItemSlots order={order} place={index} />}
          />
        </li>
      ))}
    </Ticket>
  );
}

function CancelDialog({ order, onClose }: OrderProps & { onClose: () => void }) {
  const text = useText(ownTexts);
  const toast = useToast();
  const number = useOrderNumber()(order);
  const cancel = useCallCommand(ownOrderCommands.CancelOwnOrder, {
    refresh: ordersStale,
    once: true,
  });
  const send = async () => {
    await cancel.send({ id: order.id }).then(
      () => toast.done(text('cancelled', { number })),
      (error: unknown) => toast.failed(error),
    );
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('cancelTitle', { number })}
      text={text('cancelText')}
      confirmLabel={text('cancel')}
      cancelLabel={text('cancelKeep')}
      isGrave
      isPending={cancel.isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  );
}

function AgencyLink({ subject }: { subject: string }) {
  const text = useText(ownTexts);
  const { agencyMail } = useMarket();
  return (
    <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 1.25, alignItems: 'center' }}>
      <MailOutlineRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <MuiLink
        href={`mailto:${agencyMail}?subject=${encodeURIComponent(subject)}`}
        aria-label={text('write', { address: agencyMail })}
        sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}
      >
        {agencyMail}
      </MuiLink>
    </Typography>
  );
}

function OwnOrderPanel({ order }: OrderProps) {
  const text = useText(ownTexts);
  const may = useMay();
  const number = useOrderNumber()(order);
  // Stays open if the agency takes the order: the answer has the reason.
  const [dialog, setDialog] = useState<'change' | 'cancel' | null>(null);
  const close = () => setDialog(null);
  const isOwn = ownOrderRefusal({ status: order.status, assignee: order.assignee_id }) === null;
  const hasChat = useSlots('besideOrder').length > 0;
  const state = settledStatuses.includes(order.status) ? 'over' : 'taken';
  const mayCancel = isOwn && may(ownOrderCommands.CancelOwnOrder);
  const otherwise = hasChat ? (`${state}Chat` as const) : state;
  return (
    <Panel title={text('title')}>
      <Stack spacing={1.5}>
        <Typography variant="body2" color="textSecondary">
          {text(mayCancel ? 'stillOwn' : otherwise)}
        </Typography>
        {mayCancel && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {may(ownOrderCommands.ChangeOwnOrder) && (
              <Button startIcon={<EditOutlined aria-hidden />} onClick={() => setDialog('change')}>
                {text('change')}
              </Button>
            )}
            <Button startIcon={<BlockRounded aria-hidden />} onClick={() => setDialog('cancel')}>
              {text('cancel')}
            </Button>
          </Stack>
        )}
        {!hasChat && <AgencyLink subject={text('subject', { number })} />}
      </Stack>
      <Suspense>
        {dialog === 'change' && <ChangeOrderDialog order={order} onClose={close} />}
        {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
      </Suspense>
    </Panel>
  );
}

interface PictureFormProps extends OrderProps {
  room: number;
  onDone: () => void;
}

function PictureForm({ order, room, onDone }: PictureFormProps) {
  const text = useText(detailsTexts);
  const toast = useToast();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const attach = useCallCommand(orderCommands.AttachOrderImages, { refresh: [orderQueries.GetOrder] });
  const send = async () => {
    await attach.send({ id: order.id, image: keys.join(',') });
    toast.done(text('picturesAdded', { count: keys.length }));
    onDone();
  };
  return (
    <Stack spacing={2}>
      <UploadField
        label={text('addPictures')}
        hint={text('picturesHint', { room })}
        contract={cartUploads.UploadImage}
        max={room}
        onBusy={setBusy}
        onChange={(files) => setKeys(files.map(({ Key }) => Key))}
      />
      {attach.error !== null && <ErrorNote error={attach.error} />}
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          color="primary"
          disabled={keys.length === 0 || isBusy || attach.isPending}
          onClick={() => void send().catch(() => undefined)}
        >
          {text('attachPictures')}
        </Button>
        <Button onClick={onDone}>{text('cancelPictures')}</Button>
      </Stack>
    </Stack>
  );
}

/** R-ORD-20, R-CON-10. */
function AddPictures({ order }: OrderProps) {
  const text = useText(detailsTexts);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const room = maxImages - order.images.length;
  const isAllowed = may(orderCommands.AttachOrderImages) && may(cartUploads.UploadImage);
  if (!isAllowed || room < 1 || settledStatuses.includes(order.status)) return null;
  if (!isOpen) {
    return (
      <Button
        startIcon={<AddPhotoAlternateRounded aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('addPictures')}
      </Button>
    );
  }
  return (
    <Suspense>
      <PictureForm order={order} room={room} onDone={() => setOpen(false)} />
    </Suspense>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@md': 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
const panels = {
  gridRow: { '@': 1, '@md': 'auto' },
  columnCount: { '@': 1, '@sm': 2, '@md': 1 },
  columnGap: 2,
  '& > *': { breakInside: 'avoid' },
  '& > :not(:last-child)': { mb: 2 },
} as const;

function OrderBody({ order, mayReorder }: OrderTicketProps) {
  const text = useText(detailsTexts);
  const waits = order.quote !== null && isOpen(order.quote);
  // Stays in place while it is answered.
  const [isQuoteFirst] = useState(waits);
  const quote = <QuotePanel order={order} side="restaurant" />;
  return (
    <Stack spacing={3} sx={{ containerType: 'inline-size' }}>
      {(isQuoteFirst || waits) && quote}
      <Box sx={columns}>
        <OrderTicket order={order} mayReorder={mayReorder} />
        <Box sx={panels}>
          <Suspense>
            <ProofPanel order={order} within="page" />
          </Suspense>
          <NeededByPanel order={order} hidesRisk />
          {!isQuoteFirst && !waits && quote}
          <Panel title={text('timeline')}>
            <OrderTimeline order={order} />
          </Panel>
          <OwnOrderPanel order={order} />
          <Panel title={text('contact')}>
            <OrderContact order={order} />
          </Panel>
          {order.comments !== '' && (
            <Panel title={text('comments')}>
              <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line' }}>
                {order.comments}
              </Typography>
            </Panel>
          )}
          <Box sx={{ '&:empty': { display: 'none' } }}>
            <AddPictures order={order} />
          </Box>
        </Box>
      </Box>
    </Stack>
  );
}

/** A single piece goes to its wizard; several go to the cart. */
function OrderAgain({ order }: OrderProps) {
  const text = useText(detailsTexts);
  if (order.items.length > 1) return <OrderAgainSlot order={order} />;
  return (
    <Button component={Link} to={againPath(order, 0)} startIcon={<ReplayRounded aria-hidden />}>
      {text('orderAgain')}
    </Button>
  );
}

export function OrderDetailsScreen() {
  const text = useText(detailsTexts);
  const dates = useDates();
  const numberOf = useOrderNumber();
  const { id = '' } = useParams();
  const query = useCallQuery(orderQueries.GetOrder, { id });
  const order = query.data;
  const mayReorder = useMay()(orderCommands.PlaceOrder);
  return (
    <Page
      title={order === undefined ? text('loading') : text('title', { number: numberOf(order) })}
      crumbs={[{ label: text('crumb'), to: '/orders' }]}
      subtitle={
        order !== undefined && (
          <Stack
            component="span"
            direction="row"
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}
          >
            <LiveStatusChip order={order} />
            <OwnTurnChip order={order} />
            <ReadyChip order={order} />
            <span>{dates.time(order.date)}</span>
          </Stack>
        )
      }
      actions={
        order !== undefined && (
          <>
            <OrderPaperLink order={order} />
            {mayReorder && <OrderAgain order={order} />}
          </>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonDetail />}>
        {(loaded) => (
          <OrderSideSlot order={loaded} within="page">
            <OrderBody order={loaded} mayReorder={mayReorder} />
          </OrderSideSlot>
        )}
      </Loaded>
    </Page>
  );
}
