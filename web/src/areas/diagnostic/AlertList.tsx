import type { SvgIconComponent } from '@mui/icons-material';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import { Box, Link as MuiLink, Stack } from '@mui/material';
import {
  type AlertSeverity,
  type DiagnosticAlert,
  diagnosticQueries,
  productMixLabels,
  productMixTypeOf,
} from '@portal/contracts/areas/diagnostic';
import { importKindOf } from '@portal/contracts/areas/imports';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { alertTexts } from './texts/early';

/** Decimals beyond these are rounding errors. */
const shareFormat = { maximumFractionDigits: 12, useGrouping: false };

/** AMB-64. */
export function useAlertText(): (alert: Pick<DiagnosticAlert, 'key' | 'params'>) => string {
  const text = useText(alertTexts);
  const dates = useDates();
  const localised = useLocalised();
  const { formatNumber } = useIntl();
  const familyOf = (type: string) => {
    const known = productMixTypeOf(type);
    return known ? localised(productMixLabels[known]) : type;
  };
  const paramText = (name: string, value: string | number) => {
    const kind = importKindOf(value);
    if (name === 'kind' && kind !== undefined) return text(`kind.${kind}`);
    if (name === 'types') return String(value).split(', ').map(familyOf).join(', ');
    if (name === 'date') return value === '' ? '-' : dates.day(String(value));
    return name === 'week' || name === 'weekend' ? formatNumber(Number(value), shareFormat) : value;
  };
  return ({ key, params }) =>
    text(
      `alert.${key}`,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, paramText(name, value)])),
    );
}

const looks: Readonly<Record<AlertSeverity, { readonly icon: SvgIconComponent; readonly colour: string }>> = {
  high: { icon: ErrorRounded, colour: 'error.main' },
  medium: { icon: WarningRounded, colour: 'warning.main' },
  low: { icon: InfoRounded, colour: 'info.main' },
};

const plainLink = {
  fontWeight: 'inherit',
  textDecorationColor: 'currentColor',
  textUnderlineOffset: '0.2em',
};

interface AlertListProps {
  alerts: readonly DiagnosticAlert[];
  areLinks?: boolean;
  label?: string;
}

/** AMB-64. */
export function AlertList({ alerts, areLinks = false, label }: AlertListProps) {
  const text = useText(alertTexts);
  const alertText = useAlertText();
  return (
    <Stack
      component="ul"
      aria-label={label ?? text('list')}
      spacing={0.75}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {alerts.map((alert) => {
        const { icon, colour } = looks[alert.severity];
        return (
          <Box key={alert.id} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box
              component={icon}
              aria-hidden
              fontSize="small"
              sx={{ flex: 'none', color: colour, mt: 0.25 }}
            />
            <span>
              <VisuallyHidden>{`${text(`severity.${alert.severity}`)}: `}</VisuallyHidden>
              {areLinks ? (
                <MuiLink component={Link} to={alert.link} color="inherit" underline="always" sx={plainLink}>
                  {alertText(alert)}
                </MuiLink>
              ) : (
                alertText(alert)
              )}
            </span>
          </Box>
        );
      })}
    </Stack>
  );
}

const maxShown = 4;

function RestaurantAlerts({ restaurantId }: { restaurantId: number }) {
  const text = useText(alertTexts);
  const { data: alerts = [] } = useCallQuery(diagnosticQueries.ListAlerts, { restaurant_id: restaurantId });
  if (alerts.length === 0) return null;
  return (
    <Panel title={text('homeTitle')} aside={text('count', { count: alerts.length })}>
      <AlertList alerts={alerts.slice(0, maxShown)} areLinks />
      {alerts.length > maxShown && (
        <MuiLink
          component={Link}
          to="/diagnostic"
          variant="subtitle2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mt: 1.5 }}
        >
          {text('all', { count: alerts.length })}
          <ArrowForwardRounded aria-hidden fontSize="small" />
        </MuiLink>
      )}
    </Panel>
  );
}

/** R-HOM-08. */
export const HomeAlertsPanel = ({ restaurantId }: { restaurantId: number | null }) =>
  restaurantId === null ? null : <RestaurantAlerts restaurantId={restaurantId} />;
