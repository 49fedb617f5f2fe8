import CampaignRounded from '@mui/icons-material/CampaignRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { AgencyFormLink } from './AgencyFormLink';
import { briefingTexts, openingTexts } from './texts';

/** The ways from the communication section to the forms for an opening and for a paid campaign (R-NAV-11). */
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
