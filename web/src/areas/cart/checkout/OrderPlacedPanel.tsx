import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { Ticket } from '#ui/ticket/Ticket';
import { TicketLineItem } from '../ticket/TicketLineItem';
import { EstimatePanel } from '../estimate/EstimatePanel';
import { placedTexts } from '../texts';
import type { PlacedOrder } from './placed-order';

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
export function OrderPlacedPanel({ orders, rest }: OrderPlacedPanelProps) {
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
        <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h1', m: 0 }}>
          {text('title', { count: orders.length })}
        </Box>
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
