import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CancelRounded from '@mui/icons-material/CancelRounded';
import HelpRounded from '@mui/icons-material/HelpRounded';
import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import type { SentReport } from '@portal/contracts/areas/partner-reports';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { motion } from '#core/theme/tokens';
import { addTexts } from '../texts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.4rem)' } });

/** One after the other; from here on they come together, so that nobody waits for the last of five hundred. */
const mostSteps = 24;
const stepMilliseconds = 60;

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.25, 1.5),
  alignItems: 'center',
  padding: theme.spacing(1, 0),
  borderTop: `thin solid ${theme.vars.palette.divider}`,
  animation: `${appear} ${motion.slow}ms ${motion.ease} backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '& > .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .outcome': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)' },
  [theme.breakpoints.down('sm')]: { '& > .outcome': { gridColumn: 2 } },
}));

function stateOf({ reason, restaurant_id: restaurantId }: SentReport) {
  if (reason !== null) return { icon: CancelRounded, colour: 'error.main' };
  return restaurantId === null
    ? { icon: HelpRounded, colour: 'warning.main' }
    : { icon: CheckCircleRounded, colour: 'success.main' };
}

/** A file of an archive, and what became of it: its restaurant, or why it was refused (W16). */
export function SentFileRow({ file, place }: { file: SentReport; place: number }) {
  const text = useText(addTexts);
  const { icon: Icon, colour } = stateOf(file);
  const {
    filename,
    reason,
    restaurant_id: restaurantId,
    restaurant_site: site,
    restaurant_name: name,
  } = file;
  const about = restaurantId === null ? text('noRestaurant') : restaurantLabel({ site, name });
  return (
    <Row style={{ animationDelay: `${Math.min(place, mostSteps) * stepMilliseconds}ms` }}>
      <Icon aria-hidden sx={{ color: colour }} />
      <span className="name">{filename}</span>
      <Box component="span" className="outcome">
        {reason === null ? `${text('stored')} · ${about}` : text(`reason_${reason}`)}
      </Box>
    </Row>
  );
}
