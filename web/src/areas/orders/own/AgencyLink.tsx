import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ownTexts } from '../texts';

/** One press writes to the agency, at the address of this deployment. */
export function AgencyLink({ subject }: { subject: string }) {
  const text = useText(ownTexts);
  const { agencyMail } = useMarket();
  return (
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', typography: 'body2' }}>
      <MailOutlineRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <MuiLink
        href={`mailto:${agencyMail}?subject=${encodeURIComponent(subject)}`}
        aria-label={text('write', { address: agencyMail })}
        sx={{ display: 'inline-block', py: 0.5, overflowWrap: 'anywhere' }}
      >
        {agencyMail}
      </MuiLink>
    </Box>
  );
}
