import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { CartNotice } from '@portal/contracts/areas/cart';
import { userCommands } from '@portal/contracts/areas/users';
import { phoneDigits } from '@portal/contracts/kernel';
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession, useSessionState } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { CounterDrawing } from '#ui/drawings/EmptyDrawings';
import { useCommandForm } from '#ui/form/use-command-form';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { RecordText } from '#ui/record/RecordFields';
import { EmptyState } from '#ui/states/EmptyState';
import { ErrorNote } from '#ui/states/ErrorNote';
import { Ticket } from '#ui/ticket/Ticket';
import { CartForm } from './CartForm';
import { EstimatePanel, TicketLineItem } from './EntryTicketPanel';
import { groupsOf } from './cart';
import { cartStorage } from './cart-storage';
import { cartDeviceOf, saveCartDevice, useCart } from './cart-store';
import { cartTexts, syncedCartTexts, placedTexts } from './texts';
import { phoneTexts } from './texts/phone';
import { placedIn, type PlacedOrder } from './use-place-orders';

/** `/cart` (R-CRT-07). */
export function CartScreen() {
  const text = useText(cartTexts);
  const { cart, count } = useCart();
  const { restaurants } = useSite();
  const placed = placedIn(useLocation().state);
  if (placed !== null && (!placed.isPart || count === 0)) {
    return <OrdersPlaced orders={placed.orders} rest={count} />;
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

interface OrdersPlacedProps {
  orders: readonly PlacedOrder[];
  rest: number;
}

/** The receipt (R-CRT-09, R-ORD-12). */
function OrdersPlaced({ orders, rest }: OrdersPlacedProps) {
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
        <Typography color="textSecondary">{text('text', { count: orders.length })}</Typography>
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
  const title = (
    <MuiLink
      component={Link}
      to={`/order/details/${order.id}`}
      variant="mono"
      color="inherit"
      sx={{ fontSize: 'h2.fontSize' }}
    >
      {number}
    </MuiLink>
  );
  const foot = (
    <>
      {order.estimate && <EstimatePanel {...order.estimate} pieces={order.pieces} />}
      <Typography
        variant="h2"
        component="div"
        color="primary"
        sx={{
          width: 'fit-content',
          mt: 2.5,
          mx: 'auto',
          mb: 1,
          px: 2,
          py: 0.5,
          transform: 'rotate(-6deg)',
          textTransform: 'uppercase',
          letterSpacing: '0.06em',
          border: 'medium double',
          borderRadius: 1,
        }}
      >
        {text('stamp')}
      </Typography>
    </>
  );
  return (
    <Ticket kind={text('kind')} title={title} code={number} foot={foot}>
      <TicketLineItem label={text('restaurant')} value={order.restaurant} />
      <TicketLineItem label={text('pieces')} value={order.pieces} />
      <TicketLineItem label={text('contact')} value={order.contact} />
    </Ticket>
  );
}

const leftOutSchema = z.object({ leftOut: z.array(z.string()), lostDays: z.array(z.string()) });

function CartNotices() {
  const text = useText(cartTexts);
  const { orderNumberPrefix } = useMarket();
  const { state } = useLocation();
  const sent = placedIn(state)?.orders ?? [];
  const { leftOut = [], lostDays = [] } = leftOutSchema.safeParse(state).data ?? {};
  return (
    <>
      <DeviceNotices />
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
      {lostDays.length > 0 && (
        <Note icon={<InfoOutlined aria-hidden sx={{ color: 'text.secondary' }} />}>
          {text('lostDays', { count: lostDays.length, names: lostDays.join(', ') })}
        </Note>
      )}
    </>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Card role="status" sx={{ display: 'flex', gap: 1.25, mb: 3, px: 2, py: 1.25 }}>
      {icon}
      <div>{children}</div>
    </Card>
  );
}

function DeviceNotices() {
  const text = useText(syncedCartTexts);
  const titleId = useId();
  const { id: userId } = useSession().user;
  const { put } = useCart();
  const deviceNow = () => cartDeviceOf(userId);
  const device = useSyncExternalStore(cartStorage.subscribe, deviceNow, deviceNow);
  const notices = device?.notices ?? [];
  const drop = (some: readonly CartNotice[]) => {
    if (device === null) return;
    saveCartDevice(userId, { ...device, notices: notices.filter((each) => !some.includes(each)) });
  };
  const restore = (notice: CartNotice) => {
    drop([notice]);
    if (notice.lost !== null) put(notice.id, notice.lost);
  };
  return (
    <div role="status">
      {notices.length > 0 && (
        <Card component="section" aria-labelledby={titleId} sx={{ mb: 3, px: 2, py: 1.5 }}>
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
                <NoticeButton notice={notice} onRestore={() => restore(notice)} />
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
    </div>
  );
}

/** Opens the entry's order, or restores the entry. */
function NoticeButton({ notice, onRestore }: { notice: CartNotice; onRestore: () => void }) {
  const text = useText(syncedCartTexts);
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
    <Button size="small" aria-label={text(`${action}Of`, { name })} onClick={onRestore}>
      {text(action)}
    </Button>
  );
}

/** For people without a phone, in markets with the call (R-CRT-20, R-API-54). */
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
      <Typography color="textSecondary" sx={{ pb: 2 }}>
        {text('text')}
      </Typography>
      <Stack direction={{ sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'flex-end' }, maxWidth: 560 }}>
        <RecordText {...form.field('phone', phoneDigits)} type="tel" inputMode="tel" autoComplete="tel" />
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
