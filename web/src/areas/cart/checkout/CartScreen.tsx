import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import Stack from '@mui/material/Stack';
import { userCommands } from '@portal/contracts/areas/users';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useSyncExternalStore, useEffect, useRef } from 'react';
import { z } from 'zod';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import type { CartNotice } from '@portal/contracts/areas/cart';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { CounterDrawing } from '#ui/drawings/EmptyDrawings';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { useMay } from '#core/session/use-may';
import { useSession, useSessionState } from '#core/session/session-state';
import { useCommandForm } from '#ui/form/use-command-form';
import { Panel } from '#ui/Panel';
import { RecordText } from '#ui/record/RecordFields';
import { ErrorNote } from '#ui/states/ErrorNote';
import { useMarket } from '#core/market';
import { Ticket } from '#ui/ticket/Ticket';
import { useCart } from '../store/use-cart';
import { cartTexts, keptCartTexts, placedTexts } from '../texts';
import { phoneTexts } from '../texts/phone';
import { cartDeviceOf, keepCartDevice } from '../store/cart-device';
import { cartStorage } from '../store/cart-storage';
import { TicketLineItem } from '../ticket/TicketLineItem';
import { EstimatePanel } from '../EstimatePanel';
import { groupsOf } from './cart-groups';
import { CartForm } from './CartForm';
import { placedIn, type PlacedOrder } from './placed-order';

/** A rubber stamp, a little askew as stamps are. */
const Stamp = styled('div')(({ theme }) => ({
  ...theme.typography.h2,
  width: 'fit-content',
  margin: theme.spacing(2.5, 'auto', 1),
  padding: theme.spacing(0.5, 2),
  transform: 'rotate(-6deg)',
  textTransform: 'uppercase',
  letterSpacing: '0.06em',
  color: theme.vars.palette.primary.main,
  border: `medium double ${theme.vars.palette.primary.main}`,
  borderRadius: theme.spacing(1),
}));

interface OrderPlacedPanelProps {
  /** In the order in which they were sent. */
  orders: readonly PlacedOrder[];
  /** Pieces that are still in the cart, because they were put there meanwhile. */
  rest: number;
}

/** The receipt: the number of each order, what happens now, where to follow it (R-CRT-09, R-ORD-12). */
function OrderPlacedPanel({ orders, rest }: OrderPlacedPanelProps) {
  const text = useText(placedTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [only, ...others] = orders;
  const isSingle = only !== undefined && others.length === 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: '1fr', md: '1fr 22rem' },
        alignItems: isSingle ? 'center' : 'start',
        maxWidth: 'md',
        mx: 'auto',
        py: { xs: 2, md: 6 },
      }}
    >
      <Stack spacing={2}>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {text('title', { count: orders.length })}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>{text('text', { count: orders.length })}</Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ pt: 1 }}>
          <Button
            component={Link}
            to={isSingle ? `/order/details/${only.id}` : '/orders'}
            size="large"
            variant="contained"
            color="primary"
          >
            {text(isSingle ? 'see' : 'seeOrders')}
          </Button>
          <Button component={Link} to="/" size="large">
            {text('more')}
          </Button>
        </Stack>
        {rest > 0 && (
          <MuiLink component={Link} to="/cart" replace>
            {text('rest', { count: rest })}
          </MuiLink>
        )}
      </Stack>
      <Stack spacing={3}>
        {orders.map((order) => (
          <PlacedTicket key={order.id} order={order} />
        ))}
      </Stack>
    </Box>
  );
}

function PlacedTicket({ order }: { order: PlacedOrder }) {
  const text = useText(placedTexts);
  const { orderNumberPrefix } = useMarket();
  const number = `${orderNumberPrefix}${order.number}`;
  return (
    <Ticket
      kind={text('kind')}
      title={
        <MuiLink
          component={Link}
          to={`/order/details/${order.id}`}
          color="inherit"
          sx={{ typography: 'mono', fontSize: 'h2.fontSize' }}
        >
          {number}
        </MuiLink>
      }
      code={number}
      foot={
        <>
          {order.estimate && <EstimatePanel {...order.estimate} pieces={order.pieces} />}
          <Stamp>{text('stamp')}</Stamp>
        </>
      }
    >
      <TicketLineItem label={text('restaurant')} value={order.restaurant} />
      <TicketLineItem label={text('pieces')} value={order.pieces} />
      <TicketLineItem label={text('contact')} value={order.contact} />
    </Ticket>
  );
}

/** What can be done about it: the piece as it was here, or the order that it is in. */
function NoticeButton({ notice, onPut }: { notice: CartNotice; onPut: () => void }) {
  const text = useText(keptCartTexts);
  const { kind, name, orderId, lost } = notice;
  if (orderId !== null)
    return (
      <Button size="small" component={Link} to={`/order/details/${orderId}`}>
        {text('seeOrder')}
      </Button>
    );
  if (lost === null) return null;
  const action = kind === 'changed' ? 'useThis' : 'putBack';
  return (
    <Button size="small" aria-label={text(`${action}Of`, { name })} onClick={onPut}>
      {text(action)}
    </Button>
  );
}

/** What another device has done to this cart while this one did something else: named, and to be had back. */
function KeptCartNotices() {
  const text = useText(keptCartTexts);
  const titleId = useId();
  const { id: userId } = useSession().user;
  const { put } = useCart();
  const known = () => cartDeviceOf(userId);
  const device = useSyncExternalStore(cartStorage.subscribe, known, known);
  const notices = device?.notices ?? [];
  const drop = (some: readonly CartNotice[]) => {
    if (device === null) return;
    keepCartDevice(userId, { ...device, notices: notices.filter((each) => !some.includes(each)) });
  };
  const putBack = (notice: CartNotice) => {
    drop([notice]);
    if (notice.lost !== null) put(notice.id, notice.lost);
  };
  return (
    <div role="status">
      {notices.length > 0 && (
        <Box
          component="section"
          aria-labelledby={titleId}
          sx={{
            mb: 3,
            px: 2,
            py: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
          }}
        >
          <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
            <DevicesRounded aria-hidden sx={{ color: 'text.secondary' }} />
            <Typography variant="h4" component="h2" id={titleId} sx={{ flex: 1 }}>
              {text('title')}
            </Typography>
            <Button size="small" variant="text" onClick={() => drop(notices)}>
              {text('read')}
            </Button>
          </Stack>
          <Stack component="ul" spacing={{ xs: 2.5, sm: 1 }} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {notices.map((notice) => (
              <Stack
                component="li"
                key={notice.id}
                direction={{ xs: 'column', sm: 'row' }}
                spacing={1}
                sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, justifyContent: 'space-between' }}
              >
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {text(notice.kind, { name: notice.name })}
                </Box>
                <NoticeButton notice={notice} onPut={() => putBack(notice)} />
              </Stack>
            ))}
          </Stack>
        </Box>
      )}
    </div>
  );
}

const leftOutSchema = z.object({ leftOut: z.array(z.string()) });

/** Names of pieces of an earlier order that cannot be ordered any more, in the history entry. */
function leftOutIn(historyState: unknown): readonly string[] {
  return leftOutSchema.safeParse(historyState).data?.leftOut ?? [];
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      role="status"
      spacing={1.25}
      sx={{
        mb: 3,
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      {icon}
      <div>{children}</div>
    </Stack>
  );
}

/** What happened before: which orders were sent already, and what could not be ordered again. */
function CartNotices() {
  const text = useText(cartTexts);
  const { orderNumberPrefix } = useMarket();
  const { state } = useLocation();
  const sent = placedIn(state)?.orders ?? [];
  const leftOut = leftOutIn(state);
  return (
    <>
      <KeptCartNotices />
      {sent.length > 0 && (
        <Note icon={<CheckCircleRounded aria-hidden color="success" />}>
          {text('sentInPart')}
          {sent.map(({ id, number, restaurant }) => (
            <Box key={id}>
              <MuiLink component={Link} to={`/order/details/${id}`}>
                {`${orderNumberPrefix}${number} · ${restaurant}`}
              </MuiLink>
            </Box>
          ))}
        </Note>
      )}
      {leftOut.length > 0 && (
        <Note icon={<InfoOutlined aria-hidden sx={{ color: 'text.secondary' }} />}>
          {text('leftOut', { count: leftOut.length, names: leftOut.join(', ') })}
        </Note>
      )}
    </>
  );
}

function PhoneForm() {
  const text = useText(phoneTexts);
  const { reload } = useSessionState();
  const form = useCommandForm(userCommands.AddPhone, {
    words: phoneTexts,
    initial: { phone: '' },
    onSent: () => reload(),
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void form.submit(event)}>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
      <Stack direction={{ sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'flex-end' }, maxWidth: 560 }}>
        <RecordText {...form.field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          disabled={form.isPending}
          sx={{ flexShrink: 0 }}
        >
          {text('save')}
        </Button>
      </Stack>
      {form.failure !== null && <ErrorNote error={form.failure} />}
    </Box>
  );
}

/** Asks for the phone of a person who has none, where the market has the call for it (R-CRT-20, R-API-54). */
function PhonePanel() {
  const text = useText(phoneTexts);
  const { user, acting } = useSession();
  const may = useMay();
  if (user.phone !== '' || acting !== null || !may(userCommands.AddPhone)) return null;
  return (
    <Box sx={{ pb: 3 }}>
      <Panel title={text('title')}>
        <PhoneForm />
      </Panel>
    </Box>
  );
}

/** `/cart`: what will be ordered, by whom, and the one button that sends it (R-CRT-07). */
export function CartScreen() {
  const text = useText(cartTexts);
  const { cart, count } = useCart();
  const { restaurants } = useSite();
  const placed = placedIn(useLocation().state);
  if (placed !== null && (!placed.isPart || count === 0)) {
    return <OrderPlacedPanel orders={placed.orders} rest={count} />;
  }
  if (count === 0) {
    return (
      <Page title={text('title')}>
        <CartNotices />
        <EmptyState
          drawing={<CounterDrawing />}
          title={text('emptyTitle')}
          text={text('emptyText')}
          action={
            <Button component={Link} to="/" variant="contained" color="primary">
              {text('emptyAction')}
            </Button>
          }
        />
      </Page>
    );
  }
  const groups = groupsOf(cart, restaurants).length;
  return (
    <Page title={text('title')} subtitle={groups > 1 && <Box>{text('subtitleMany', { count, groups })}</Box>}>
      <CartNotices />
      <PhonePanel />
      <CartForm />
    </Page>
  );
}
