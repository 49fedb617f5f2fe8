import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { diagnosticQueries, diagnosticSections } from '@portal/contracts/areas/diagnostic';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { diagnosticTexts } from './texts';
import { ReportPanel } from './ReportPanel';

/** The menu at the side, and the sections. */
const DiagnosticSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
    }}
  >
    <Skeleton variant="rounded" height={320} sx={{ display: { xs: 'none', lg: 'block' } }} />
    <Stack spacing={3}>
      {diagnosticSections.map((section) => (
        <Skeleton key={section} variant="rounded" height={360} />
      ))}
    </Stack>
  </Box>
);

function OfRestaurant({ restaurant }: { restaurant: SessionRestaurant }) {
  const text = useText(diagnosticTexts);
  const { language } = useLanguage();
  const diagnostic = useCallQuery(diagnosticQueries.GetDiagnostic, { id: restaurant.id, language });
  const home = { label: text('home'), to: '/' };
  if (diagnostic.data !== undefined)
    return <ReportPanel diagnostic={diagnostic.data} restaurant={restaurant} />;
  return (
    <Page title={text('title')} subtitle={restaurantLabel(restaurant)} crumbs={[home]}>
      <Loaded query={diagnostic} skeleton={<DiagnosticSkeleton />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

/** The market of the chosen restaurant in seven sections (R-NAV-03, R-DIA-01…40). */
export function DiagnosticScreen() {
  const text = useText(diagnosticTexts);
  const { restaurant } = useSite();
  if (restaurant !== null) return <OfRestaurant key={restaurant.id} restaurant={restaurant} />;
  return (
    <Page title={text('title')} crumbs={[{ label: text('home'), to: '/' }]}>
      <NoRestaurant />
    </Page>
  );
}
