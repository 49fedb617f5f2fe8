import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useSession } from '#app/session/session-state';
import { useSite } from '#app/session/site';
import { Ticket } from '#ui/ticket/Ticket';
import { TicketLine } from '../ticket/TicketLine';
import { placedMessages } from './placed.messages';
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

interface OrderPlacedProps {
  placed: PlacedOrder;
  /** Pieces that are still in the cart, because they were put there meanwhile. */
  rest: number;
}

/** The receipt: the number, what happens now, where to follow it (R-CRT-09, R-ORD-12). */
export function OrderPlaced({ placed, rest }: OrderPlacedProps) {
  const text = useText(placedMessages);
  const { user } = useSession();
  const { restaurant } = useSite();
  const { orderNumberPrefix } = useMarket();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const number = `${orderNumberPrefix}${placed.number}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: '1fr', md: '1fr 22rem' },
        alignItems: 'center',
        maxWidth: 'md',
        mx: 'auto',
        py: { xs: 2, md: 6 },
      }}
    >
      <Stack spacing={2}>
        <Box component="h1" ref={heading} tabIndex={-1} sx={{ typography: 'h1', m: 0 }}>
          {text('title')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{text('text')}</Box>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ pt: 1 }}>
          <Button
            component={Link}
            to={`/order/details/${placed.id}`}
            size="large"
            variant="contained"
            color="primary"
          >
            {text('see')}
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
      <Ticket
        kind={text('kind')}
        title={<Box sx={{ typography: 'mono', fontSize: 'h2.fontSize' }}>{number}</Box>}
        code={number}
        foot={<Stamp>{text('stamp')}</Stamp>}
      >
        <TicketLine label={text('restaurant')} value={restaurant?.name ?? ''} />
        <TicketLine label={text('pieces')} value={placed.pieces} />
        <TicketLine label={text('contact')} value={user.name} />
      </Ticket>
    </Box>
  );
}
