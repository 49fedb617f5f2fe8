import HelpRounded from '@mui/icons-material/HelpRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type PartnerReport, partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { useId } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { DragReportButton } from './DragReportButton';
import { DragToRestaurantPanel } from './DragToRestaurantPanel';
import { monthTexts } from '../texts';
import { ReportActionButtons } from './ReportActionButtons';
import { RestaurantPicker } from './RestaurantPicker';
import { useAssigning } from './use-assigning';
import type { Unwanted } from './use-report-removal';

const Tray = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: radii.card,
  border: `thin solid color-mix(in srgb, ${theme.vars.palette.warning.main} 40%, transparent)`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.warning.main} 7%, ${theme.vars.palette.background.paper})`,
  '& h2': {
    ...theme.typography.h4,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    margin: 0,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(1.25, 0),
  },
  '& li + li': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '& .name': { display: 'flex', alignItems: 'center', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .picker': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 20rem) auto' },
    '& .picker': { gridColumn: 2, gridRow: 1 },
  },
}));

interface UnassignedPanelProps {
  month: string;
  onPreview: (report: PartnerReport) => void;
  onRemove: (unwanted: Unwanted) => void;
}

/** The reports whose names tell no restaurant: each is assigned by hand, or deleted (AMB-65). */
export function UnassignedPanel({ month, onPreview, onRemove }: UnassignedPanelProps) {
  const text = useText(monthTexts);
  const id = useId();
  const { assign, isPending } = useAssigning();
  const input = { month, assigned: 0, size: -1 } as const;
  const { data } = useCallList(partnerReportQueries.ListPartnerReports, input);
  // Fingers on a small screen choose; there is no room to carry something across.
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  if (data === undefined || data.total === 0) return null;
  const list = (
    <ul>
      {data.rows.map((report) => (
        <li key={report.id}>
          <span className="name">
            {isWide && <DragReportButton report={report} />}
            {report.report_filename}
          </span>
          <ReportActionButtons
            report={report}
            onPreview={() => onPreview(report)}
            onRemove={() => onRemove({ report })}
          />
          <div className="picker">
            <RestaurantPicker
              report={report}
              isDisabled={isPending}
              onChoose={(restaurant) => void assign(report, restaurant)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <Tray aria-labelledby={id}>
      <h2 id={id}>
        <HelpRounded aria-hidden sx={{ color: 'warning.main' }} />
        {text('unassignedTitle', { count: data.total })}
      </h2>
      <Box sx={{ typography: 'body2', pt: 0.5, pb: 1 }}>{text('unassignedText')}</Box>
      {isWide ? (
        <DragToRestaurantPanel onAssign={(report, restaurant) => void assign(report, restaurant)}>
          {list}
        </DragToRestaurantPanel>
      ) : (
        list
      )}
    </Tray>
  );
}
