import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { type Page, useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { orderAddress } from '#ui/order-status/order-address';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { useSession } from '#core/session/session-state';
import { unbroken } from '#ui/unbroken';
import { ArtButton } from './ArtButton';
import { readyTexts } from './texts/early';

const maxShown = 5;

interface OrderLineProps {
  order: OrderSummary;
  detail?: string;
  action?: ReactNode;
}

function OrderLine({ order, detail, action }: OrderLineProps) {
  const { user } = useSession();
  const number = useOrderNumber()(order);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={orderAddress(order.id, user.type)}
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
        {detail !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {detail}
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

/** What waits for the restaurant, and what it can download; empty without either. */
export function HomeOrdersPanel({ restaurantId }: HomeOrdersPanelProps) {
  const text = useText(readyTexts);
  const of = { restaurant_id: restaurantId ?? undefined, size: maxShown };
  const waiting = useCallList(orderQueries.ListOrders, { ...of, turn: 'restaurant' }).data;
  const ready = useCallList(orderQueries.ListOrders, { ...of, ready: true }).data;
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
        more={moreOf('seeAllWaiting', waiting?.total, '/orders?turn=restaurant')}
      >
        {(order) => <OrderLine key={order.id} order={order} detail={whatWaits(order)} />}
      </Group>
      <Group
        title={text('ready')}
        icon={FileDownloadRounded}
        page={ready}
        more={moreOf('seeAllReady', ready?.total, '/orders?ready=1')}
      >
        {(order) => <OrderLine key={order.id} order={order} action={<ArtButton order={order} />} />}
      </Group>
    </Box>
  );
}
