import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { alertSeverities } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { useDiagnostic } from '../draft/diagnostic-context';
import { AlertList } from './AlertList';
import { alertTexts } from '../texts/early';

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
}));

/** What should be looked at, by how grave it is; each leads to its section (AMB-64). */
export function AlertsPanel() {
  const text = useText(alertTexts);
  const { alerts } = useDiagnostic();
  if (alerts.length === 0) return null;
  return (
    <Panel title={text('title')} aside={text('count', { count: alerts.length })}>
      <Groups>
        {alertSeverities.map((severity) => {
          const own = alerts.filter((alert) => alert.severity === severity);
          if (own.length === 0) return null;
          return (
            <div key={severity}>
              <Typography variant="overline" component="h3" color="textSecondary" sx={{ pb: 0.75 }}>
                {text(`severity.${severity}`)}
              </Typography>
              <AlertList alerts={own} areLinks label={text(`severity.${severity}`)} />
            </div>
          );
        })}
      </Groups>
    </Panel>
  );
}
