import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { isAdministrator } from '@portal/contracts/kernel';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { type Page, useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { orderAddress } from '#ui/order-status/order-address';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { placeLabel } from '#core/restaurant-label';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { siteTexts } from '#ui/texts';
import { useToast } from '#ui/toast/toast-context';
import { unbroken } from '#ui/unbroken';
import { ArtButton } from './ArtButton';
import { readyTexts } from './texts/early';

const maxShown = 5;

interface OrderLineProps {
  order: OrderSummary;
  detail?: string;
  action?: ReactNode;
}

/** Of another restaurant: it becomes the chosen one. */
function useRestaurantOf(order: OrderSummary) {
  const { restaurant, select } = useSite();
  const text = useText(siteTexts);
  const toast = useToast();
  const name = placeLabel(order);
  if (restaurant === null || restaurant.id === order.restaurant_id) return null;
  return {
    name,
    choose: () => select(order.restaurant_id, () => toast.info(text('siteSelected', { name }))),
  };
}

function OrderLine({ order, detail = '', action }: OrderLineProps) {
  const { user } = useSession();
  const number = useOrderNumber()(order);
  const other = useRestaurantOf(order);
  const details = [detail, other?.name].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={orderAddress(order.id, user.type)}
        onClick={other?.choose}
        color="inherit"
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          alignItems: 'center',
          minHeight: { xs: 44, md: 36 },
          py: { xs: 0.75, md: 0 },
          typography: 'body2',
        }}
      >
        <Typography variant="mono" component="span">
          {number}
        </Typography>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {unbroken(order.name)}
        </Box>
        {details !== '' && (
          <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {details}
          </Box>
        )}
      </MuiLink>
      {action}
    </Box>
  );
}

interface GroupProps {
  title: string;
  icon: SvgIconComponent;
  page: Page<readonly OrderSummary[]> | undefined;
  more: { readonly label: string; readonly name: string; readonly to: string };
  children: (order: OrderSummary) => ReactNode;
}

function Group({ title, icon: Icon, page, more, children }: GroupProps) {
  const id = useId();
  if (page === undefined || page.total === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon aria-hidden sx={{ color: 'text.secondary' }} />
        <Typography variant="h4" component="h2" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        {page.total > page.rows.length && (
          <MuiLink
            component={Link}
            to={more.to}
            aria-label={more.name}
            sx={{ typography: 'subtitle2', py: 1 }}
          >
            {more.label}
          </MuiLink>
        )}
      </Box>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {page.rows.map(children)}
      </Box>
    </Card>
  );
}

interface HomeOrdersPanelProps {
  restaurantId: number | null;
}

/** Of all restaurants of the person; administrators act for one. */
function useOwnOrders(restaurantId: number | null) {
  const { user, restaurants } = useSession();
  const isOfOne = isAdministrator(user.type);
  const of = { size: maxShown, ...(isOfOne && { restaurant_id: restaurantId ?? undefined }) };
  return {
    waiting: useCallList(orderQueries.ListOrders, { ...of, turn: 'restaurant' }).data,
    ready: useCallList(orderQueries.ListOrders, { ...of, ready: true }).data,
    scope: isOfOne || restaurants.length < 2 ? '' : '&scope=all',
  };
}

/** What waits for the person's restaurants, and what they can download; empty without either. */
export function HomeOrdersPanel({ restaurantId }: HomeOrdersPanelProps) {
  const text = useText(readyTexts);
  const { waiting, ready, scope } = useOwnOrders(restaurantId);
  const whatWaits = ({ quote, proofs_waiting: proofs }: OrderSummary) =>
    [
      ...(quote === 'waiting' ? [text('quote')] : []),
      ...(proofs > 0 ? [text('proofs', { count: proofs })] : []),
    ].join(' · ');
  if ((waiting?.total ?? 0) === 0 && (ready?.total ?? 0) === 0) return null;
  const moreOf = (key: 'seeAllWaiting' | 'seeAllReady', count = 0, to: string) => ({
    label: text('seeAll', { count }),
    name: text(key, { count }),
    to,
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(24rem, 1fr))' },
      }}
    >
      <Group
        title={text('waits')}
        icon={HourglassTopRounded}
        page={waiting}
        more={moreOf('seeAllWaiting', waiting?.total, `/orders?turn=restaurant${scope}`)}
      >
        {(order) => <OrderLine key={order.id} order={order} detail={whatWaits(order)} />}
      </Group>
      <Group
        title={text('ready')}
        icon={FileDownloadRounded}
        page={ready}
        more={moreOf('seeAllReady', ready?.total, `/orders?ready=1${scope}`)}
      >
        {(order) => <OrderLine key={order.id} order={order} action={<ArtButton order={order} />} />}
      </Group>
    </Box>
  );
}
