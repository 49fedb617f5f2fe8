import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { OperationRecord } from '@portal/contracts/areas/operations';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { logTexts } from '../texts';
import { useViewName } from '../view-names';
import { RollbackButton } from './RollbackButton';
import { OperationStateChip } from './OperationStateChip';
import { RebuildReportTable } from './RebuildReportTable';

/** As many views are named; of more, only how many they are. */
const maxNamed = 3;

/** Who had what done, when, and what came of it. */
export function OperationItem({ operation }: { operation: OperationRecord }) {
  const text = useText(logTexts);
  const viewName = useViewName();
  const dates = useDates();
  const { id, kind, projections, stream, user_name, requested_at, state, attempts, report, reason } =
    operation;
  const canRollBack = operation.can_roll_back;
  const count = projections.length;
  const views = count > maxNamed ? text('manyViews', { count }) : projections.map(viewName).join(', ');
  const name = user_name || text('nobody');
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, py: 1.5, borderTop: 1, borderColor: 'divider', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: 1, minWidth: (theme) => `min(100%, ${theme.spacing(30)})` }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text(`kind.${kind}`, { views, stream })}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text('by', { name, when: dates.time(requested_at) })}
          {attempts > 1 && ` · ${text('attempts', { count: attempts })}`}
        </Box>
        {report && <RebuildReportTable report={report} />}
        {canRollBack && <RollbackButton id={id} />}
        {reason !== '' && (
          <Box sx={{ typography: 'body2', color: 'error.main', overflowWrap: 'anywhere' }}>{reason}</Box>
        )}
      </Box>
      <Box>
        <OperationStateChip state={state} />
      </Box>
    </Stack>
  );
}
