import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { AlertSeverity, DiagnosticAlert } from '@portal/contracts/areas/diagnostic';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { alertTexts } from '../texts/early';
import { useAlertText } from './use-alert-text';

interface Look {
  readonly icon: SvgIconComponent;
  readonly colour: string;
}

const looks: Readonly<Record<AlertSeverity, Look>> = {
  high: { icon: ErrorRounded, colour: 'error.main' },
  medium: { icon: WarningRounded, colour: 'warning.main' },
  low: { icon: InfoRounded, colour: 'info.main' },
};

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1), alignItems: 'flex-start' },
  '& svg': { flex: 'none' },
}));

/** A link without its colour: a list of them reads as sentences. */
const quietUnderline = {
  fontWeight: 'inherit',
  textDecorationColor: 'currentColor',
  textUnderlineOffset: '0.2em',
};

interface AlertListProps {
  alerts: readonly DiagnosticAlert[];
  /** Each leads to where it can be mended. */
  areLinks?: boolean;
  /** What the list is called; alerts where nothing is said. */
  label?: string;
}

/** What somebody should look at, the gravest first: how grave it is by icon, colour and word (AMB-64). */
export function AlertList({ alerts, areLinks = false, label }: AlertListProps) {
  const text = useText(alertTexts);
  const say = useAlertText();
  return (
    <List aria-label={label ?? text('list')}>
      {alerts.map((alert) => {
        const { icon: Icon, colour } = looks[alert.severity];
        return (
          <li key={alert.id}>
            <Box component={Icon} aria-hidden fontSize="small" sx={{ color: colour, mt: 0.25 }} />
            <span>
              <VisuallyHidden>{`${text(`severity.${alert.severity}`)}: `}</VisuallyHidden>
              {areLinks ? (
                <MuiLink
                  component={Link}
                  to={alert.link}
                  color="inherit"
                  underline="always"
                  sx={quietUnderline}
                >
                  {say(alert)}
                </MuiLink>
              ) : (
                say(alert)
              )}
            </span>
          </li>
        );
      })}
    </List>
  );
}
