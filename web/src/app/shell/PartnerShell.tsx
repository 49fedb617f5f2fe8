import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { OfflineBanner } from '../../ui/states/OfflineBanner';
import { useLiveStatus } from '../live/live-context';
import { AccountButton } from './AccountButton';
import { Brand } from './Brand';
import { Footer } from './Footer';
import { contentId, SkipLink } from './SkipLink';

/** The partners' frame: their one job and nothing of the portal around it (R-NAV-36, R-NAV-39). */
export function PartnerShell() {
  const isLiveLost = useLiveStatus() === 'lost';
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 64,
          px: { xs: 2, md: 4 },
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Brand />
        <AccountButton />
      </Box>
      <OfflineBanner isLiveLost={isLiveLost} />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{ flex: 1, px: { xs: 2, md: 4 }, pt: { xs: 2.5, md: 4 } }}
      >
        <Outlet />
      </Box>
      <Footer />
    </Box>
  );
}
