import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { diagnosticSectionLabels, diagnosticSections } from '@portal/contracts/areas/diagnostic';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { restaurantLabel } from '#core/restaurant-label';
import { BrandMark } from '#ui/brand/Brand';
import { useToday } from '#ui/use-now';
import { AlertList } from './alerts/AlertList';
import { useDiagnostic } from './draft/diagnostic-context';
import { printTexts } from './texts';

/** A sheet of its own, on paper alone. As high as the paper without its margins. */
const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(6),
  minHeight: '245mm',
  breakAfter: 'page',
  '& ol': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    counterReset: 'section',
    '& li': { counterIncrement: 'section' },
    '& li::before': {
      content: 'counter(section)',
      display: 'inline-block',
      width: theme.spacing(4),
      fontWeight: 700,
      color: theme.vars.palette.primary.main,
    },
  },
}));

/** The first sheet of the printed report: which restaurant, when, and what should be looked at. */
export function CoverPage({ restaurant }: { restaurant: SessionRestaurant }) {
  const text = useText(printTexts);
  const localised = useLocalised();
  const regionName = useRegionName();
  const dates = useDates();
  const today = useToday();
  const { alerts } = useDiagnostic();
  const location = [...new Set([restaurant.city, restaurant.province, regionName(restaurant.region)])];
  return (
    <Sheet data-print="only" aria-hidden>
      <BrandMark />
      <Box sx={{ pt: '24mm', borderBottom: 3, borderColor: 'primary.main', pb: 4 }}>
        <Typography variant="overline" component="div" color="textSecondary">
          {text('cover')}
        </Typography>
        <Typography variant="h1" component="div" sx={{ pt: 1 }}>
          {restaurantLabel(restaurant)}
        </Typography>
        <Typography variant="subtitle1" component="div" color="textSecondary" sx={{ pt: 1 }}>
          {location.filter((part) => part !== '').join(' · ')}
        </Typography>
        <Typography variant="subtitle1" component="div" sx={{ pt: 3 }}>
          {text('date', { date: dates.day(today) })}
        </Typography>
      </Box>
      <div>
        <Typography variant="h3" component="div" sx={{ pb: 1.5 }}>
          {text('alerts')}
        </Typography>
        {alerts.length === 0 ? text('noAlerts') : <AlertList alerts={alerts} />}
      </div>
      <Box sx={{ mt: 'auto' }}>
        <Typography variant="h3" component="div" sx={{ pb: 1.5 }}>
          {text('contents')}
        </Typography>
        <ol>
          {diagnosticSections.map((section) => (
            <li key={section}>{localised(diagnosticSectionLabels[section])}</li>
          ))}
        </ol>
      </Box>
    </Sheet>
  );
}
