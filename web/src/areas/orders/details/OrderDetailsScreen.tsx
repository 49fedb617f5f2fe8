import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  orderCommands,
  type OrderDetail,
  orderQueries,
  settledStatuses,
  ownOrderCommands,
  ownOrderRefusal,
} from '@portal/contracts/areas/orders';
import { Link, useParams } from 'react-router-dom';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import { cartUploads, maxImages } from '@portal/contracts/areas/cart';
import { Suspense, useState } from 'react';
import BlockRounded from '@mui/icons-material/BlockRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallQuery } from '#core/client/use-call-query';
import { OrderSideSlot } from '#ui/slots/OrderSideSlot';
import { OrderAgainSlot, useSlots } from '#ui/slots/Slots';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonDetail } from '#ui/states/Skeletons';
import { useCallCommand } from '#core/client/use-call-command';
import { ErrorNote } from '#ui/states/ErrorNote';
import { useToast } from '#ui/toast/toast-context';
import { lazyPart, lazyOverlay } from '#ui/part/lazy-part';
import { useMarket } from '#core/market';
import { LiveStatusChip } from '../LiveStatusChip';
import { useOrderNumber } from '../use-order-number';
import { detailsTexts, ownTexts } from '../texts';
import { againPath } from './again-path';
import { ContactPanel } from './ContactPanel';
import { OrderTicketPanel } from './OrderTicketPanel';
import { OrderTimeline } from './OrderTimeline';

/** One press writes to the agency, at the address of this deployment. */
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

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

const ChangeOrderDialog = lazyOverlay(() =>
  import('../ChangeOrderDialog').then((module) => module.ChangeOrderDialog),
);

interface OwnOrderPanelProps {
  order: OrderDetail;
}

function CancelQuestion({ order, onClose }: OwnOrderPanelProps & { onClose: () => void }) {
  const text = useText(ownTexts);
  const toast = useToast();
  const number = useOrderNumber()(order);
  const cancel = useCallCommand(ownOrderCommands.CancelOwnOrder, {
    refresh: [orderQueries.GetOrder, orderQueries.ListOrders, orderQueries.CountOrders],
    once: true,
  });
  const send = async () => {
    await cancel.send({ id: order.id }).then(
      () => toast.done(text('cancelled', { number })),
      // Somebody was faster: what is shown follows by itself.
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

type Asked = 'change' | 'cancel';

function OwnActions({ onAsk }: { onAsk: (what: Asked) => void }) {
  const text = useText(ownTexts);
  const may = useMay();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {text('stillOwn')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {may(ownOrderCommands.ChangeOwnOrder) && (
          <Button startIcon={<EditOutlined aria-hidden />} onClick={() => onAsk('change')}>
            {text('change')}
          </Button>
        )}
        <Button startIcon={<BlockRounded aria-hidden />} onClick={() => onAsk('cancel')}>
          {text('cancel')}
        </Button>
      </Stack>
    </>
  );
}

/** What a restaurant may still do with its order, and whom to write to. */
function OwnOrderPanel({ order }: OwnOrderPanelProps) {
  const text = useText(ownTexts);
  const may = useMay();
  const numberOf = useOrderNumber();
  // It stays open where somebody takes the order meanwhile: what is typed is not lost, and the answer says why.
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isOwn = ownOrderRefusal({ status: order.status, assignee: order.assignee_id }) === null;
  // Where the order has a chat, that is where the agency is written to.
  const hasChat = useSlots('besideOrder').length > 0;
  const over = settledStatuses.includes(order.status) ? 'over' : 'taken';
  const mayCancel = isOwn && may(ownOrderCommands.CancelOwnOrder);
  return (
    <Panel title={text('title')}>
      <Stack spacing={1.5}>
        {mayCancel ? (
          <OwnActions onAsk={setAsked} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {text(hasChat ? `${over}Chat` : over)}
          </Typography>
        )}
        {!hasChat && <AgencyLink subject={text('subject', { number: numberOf(order) })} />}
      </Stack>
      <Suspense>
        {asked === 'change' && <ChangeOrderDialog order={order} onClose={close} />}
        {asked === 'cancel' && <CancelQuestion order={order} onClose={close} />}
      </Suspense>
    </Panel>
  );
}

const UploadField = lazyPart(() => import('#ui/upload/UploadField').then((module) => module.UploadField));

interface PictureFormProps {
  orderId: string;
  /** How many more the order takes. */
  room: number;
  onDone: () => void;
}

function PictureForm({ orderId, room, onDone }: PictureFormProps) {
  const text = useText(detailsTexts);
  const toast = useToast();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const attach = useCallCommand(orderCommands.AttachOrderImages, { refresh: [orderQueries.GetOrder] });
  const send = async () => {
    await attach.send({ id: orderId, image: keys.join(',') });
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
          // What went wrong stands above the button.
          onClick={() => void send().catch(() => undefined)}
        >
          {text('attachPictures')}
        </Button>
        <Button onClick={onDone}>{text('cancelPictures')}</Button>
      </Stack>
    </Stack>
  );
}

/** Adds pictures to an order that is not settled yet, as long as it takes more: five in all (R-ORD-20, R-CON-10). */
function AddPicturesForm({ order }: { order: OrderDetail }) {
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
      <PictureForm orderId={order.id} room={room} onDone={() => setOpen(false)} />
    </Suspense>
  );
}

/** The only piece through the wizard; several at once, while each offers its wizard by itself. */
function Again({ order }: { order: OrderDetail }) {
  const text = useText(detailsTexts);
  if (order.items.length > 1) return <OrderAgainSlot order={order} />;
  return (
    <Button component={Link} to={againPath(order, 0)} startIcon={<ReplayRounded aria-hidden />}>
      {text('orderAgain')}
    </Button>
  );
}

/** By the room that the order has, which it may share: facts above the ticket, or beside it. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { '@md': 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
/** Columns of text, which leave no gap below a short panel. */
const facts = {
  gridRow: { '@': 1, '@md': 'auto' },
  columnCount: { '@': 1, '@sm': 2, '@md': 1 },
  columnGap: 2,
  '& > *': { breakInside: 'avoid' },
  '& > :not(:last-child)': { mb: 2 },
} as const;

function OrderBody({ order, mayReorder }: { order: OrderDetail; mayReorder: boolean }) {
  const text = useText(detailsTexts);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={columns}>
        <OrderTicketPanel order={order} mayReorder={mayReorder && order.items.length > 1} />
        <Box sx={facts}>
          <Panel title={text('timeline')}>
            <OrderTimeline order={order} />
          </Panel>
          <OwnOrderPanel order={order} />
          <Panel title={text('contact')}>
            <ContactPanel contact={order} />
          </Panel>
          {order.comments !== '' && (
            <Panel title={text('comments')}>
              <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line' }}>
                {order.comments}
              </Typography>
            </Panel>
          )}
          <Box sx={{ '&:empty': { display: 'none' } }}>
            <AddPicturesForm order={order} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** A restaurant's order: items, timeline, contact; updates live. */
export function OrderDetailsScreen() {
  const text = useText(detailsTexts);
  const dates = useDates();
  const may = useMay();
  const numberOf = useOrderNumber();
  const { id = '' } = useParams();
  const query = useCallQuery(orderQueries.GetOrder, { id });
  const order = query.data;
  const mayReorder = may(orderCommands.PlaceOrder);
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
            <span>{dates.time(order.date)}</span>
          </Stack>
        )
      }
      actions={order !== undefined && mayReorder && <Again order={order} />}
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
