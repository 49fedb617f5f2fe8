import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { diagnosticTexts } from './texts';
import { DiagnosticSkeleton } from './DiagnosticSkeleton';
import { ReportPanel } from './ReportPanel';

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
