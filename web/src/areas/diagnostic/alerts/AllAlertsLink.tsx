import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { alertTexts } from '../texts/early';

/** Leads to all alerts, at the head of the diagnostic. */
export function AllAlertsLink({ count }: { count: number }) {
  const text = useText(alertTexts);
  return (
    <Box sx={{ pt: 1.5 }}>
      <MuiLink
        component={Link}
        to="/diagnostic"
        sx={{ typography: 'subtitle2', display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
      >
        {text('all', { count })}
        <ArrowForwardRounded aria-hidden fontSize="small" />
      </MuiLink>
    </Box>
  );
}
