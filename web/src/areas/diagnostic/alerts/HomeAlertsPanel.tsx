import { diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { AlertList } from './AlertList';
import { alertTexts } from '../texts/early';
import { AllAlertsLink } from './AllAlertsLink';

/** Alerts that the home shows before it leads to the diagnostic for the others. */
const most = 4;

function AlertsOfRestaurant({ restaurantId }: { restaurantId: number }) {
  const text = useText(alertTexts);
  const { data: alerts = [] } = useCallQuery(diagnosticQueries.ListAlerts, { restaurant_id: restaurantId });
  if (alerts.length === 0) return null;
  return (
    <Panel title={text('homeTitle')} aside={text('count', { count: alerts.length })}>
      <AlertList alerts={alerts.slice(0, most)} areLinks />
      {alerts.length > most && <AllAlertsLink count={alerts.length} />}
    </Panel>
  );
}

/** What should be looked at in the diagnostic of the selected restaurant; nothing where nothing should (R-HOM-08). */
export const HomeAlertsPanel = ({ restaurantId }: { restaurantId: number | null }) =>
  restaurantId === null ? null : <AlertsOfRestaurant restaurantId={restaurantId} />;
