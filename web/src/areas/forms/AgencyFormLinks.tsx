import type { SvgIconComponent } from '@mui/icons-material';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import DesignServicesRounded from '@mui/icons-material/DesignServicesRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import { Box, Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { briefingTexts, openingTexts, customTexts } from './texts';

interface AgencyFormLinkProps {
  to: string;
  icon: SvgIconComponent;
  label: string;
}

const AgencyFormLink = ({ to, icon: Icon, label }: AgencyFormLinkProps) => (
  <Button
    component={Link}
    to={to}
    startIcon={<Icon />}
    sx={{ width: 'fit-content', py: 1, textAlign: 'start', whiteSpace: 'normal' }}
  >
    {label}
  </Button>
);

/** In the communication section (R-NAV-11). */
export function CommunicationLinksPanel() {
  const opening = useText(openingTexts);
  const briefing = useText(briefingTexts);
  return (
    <Stack spacing={1} sx={{ mt: 1, mb: { xs: 4, md: 6 } }}>
      <AgencyFormLink to="/comunicacion/form" icon={StorefrontRounded} label={opening('link')} />
      <AgencyFormLink to="/briefing" icon={CampaignRounded} label={briefing('link')} />
    </Stack>
  );
}

/** In the national section (R-CAT-18). */
export function CustomResourceLink() {
  const text = useText(customTexts);
  return (
    <Box sx={{ mt: 1, mb: { xs: 4, md: 6 } }}>
      <AgencyFormLink to="/customresource" icon={DesignServicesRounded} label={text('link')} />
    </Box>
  );
}
