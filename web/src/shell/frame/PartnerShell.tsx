import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { OfflineBanner } from '#ui/states/OfflineBanner';
import { useLiveStatus } from '#core/live/LiveProvider';
import { Shortcuts } from '../palette/Shortcuts';
import { AccountButton } from './AccountButton';
import { ActingBanner } from './ActingBanner';
import { Brand } from '#ui/brand/Brand';
import { Footer, frameInset } from '#ui/footer/Footer';
import { contentId, SkipLink } from './SkipLink';
import { topBarHeight } from '#core/theme/tokens';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: topBarHeight,
  ...frameInset(theme),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** R-NAV-36, R-NAV-39. */
export function PartnerShell() {
  const isLiveLost = useLiveStatus() === 'lost';
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <ActingBanner />
      <Bar>
        <Brand />
        <AccountButton />
      </Bar>
      <OfflineBanner isLiveLost={isLiveLost} />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{ flex: 1, px: { xs: 2, md: 4 }, pt: { xs: 2.5, md: 4 } }}
      >
        <Outlet />
      </Box>
      <Footer isWide={false} />
      <Shortcuts />
    </Box>
  );
}
