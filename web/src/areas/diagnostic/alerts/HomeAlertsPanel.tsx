import { diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { alertTexts } from '../texts/early';
import { AlertList } from './AlertList';

/** Leads to all alerts, at the head of the diagnostic. */
function AllAlertsLink({ count }: { count: number }) {
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
