import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { cartTexts } from '../texts';
import { KeptCartNotices } from './KeptCartNotices';
import { leftOutIn } from './left-out';
import { placedIn } from './placed-order';

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
export function CartNotices() {
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
