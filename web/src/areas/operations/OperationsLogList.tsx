import { Box, Stack, Typography } from '@mui/material';
import type { OperationRecord } from '@portal/contracts/areas/operations';
import type { UseQueryResult } from '@tanstack/react-query';
import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ReportRounded from '@mui/icons-material/ReportRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import type { CallError } from '#core/client/call-error';
import type { Page } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { ListPager } from '#ui/list/ListPager';
import type { ListState } from '#ui/list/use-list-url';
import { Panel } from '#ui/Panel';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useDates } from '#core/i18n/dates';
import { StatusChip } from '#ui/StatusChip';
import { SmallTable } from '#ui/SmallTable';
import { logTexts } from './texts';
import { useViewName } from './operations';
import { FoldPanel } from '#ui/FoldPanel';

interface RebuildReportTableProps {
  report: NonNullable<OperationRecord['report']>;
}

function RebuildReportTable({ report }: RebuildReportTableProps) {
  const text = useText(logTexts);
  const viewName = useViewName();
  const { events, milliseconds, views, parked } = report;
  const different = views.reduce((sum, view) => sum + view.different, 0);
  const number = (value: number) => text('number', { value });
  const summary = [
    text('report', { events, seconds: Math.round(milliseconds / 100) / 10 }),
    different === 0 ? text('allSame') : text('someDifferent', { count: different }),
    ...(parked > 0 ? [text('reportParked', { count: parked })] : []),
  ];
  const columns = [
    text('column.view'),
    text('column.live'),
    text('column.rebuilt'),
    text('column.different'),
  ];
  if (views.length === 0) return null;
  return (
    <Box sx={{ pt: 0.5 }}>
      <Typography variant="body2" component="div">
        {summary.join(' · ')}
      </Typography>
      <FoldPanel label={text('perView')}>
        <SmallTable
          label={text('perView')}
          columns={columns}
          rows={views.map((view) => ({
            key: view.view,
            cells: [viewName(view.view), number(view.live), number(view.rebuilt), number(view.different)],
          }))}
        />
      </FoldPanel>
    </Box>
  );
}

const looks = {
  waiting: { tone: 'neutral', icon: ScheduleRounded },
  running: { tone: 'info', icon: AutorenewRounded },
  freed: { tone: 'success', icon: CheckCircleRounded },
  stuck: { tone: 'error', icon: ReportRounded },
  done: { tone: 'success', icon: CheckCircleRounded },
  failed: { tone: 'error', icon: ErrorRounded },
} as const;

function OperationStateChip({ state }: Pick<OperationRecord, 'state'>) {
  const text = useText(logTexts);
  return <StatusChip {...looks[state]} label={text(`state.${state}`)} />;
}

/** Above this, views are counted. */
const maxNamed = 3;

function OperationItem({ operation }: { operation: OperationRecord }) {
  const text = useText(logTexts);
  const viewName = useViewName();
  const dates = useDates();
  const { kind, projections, stream, user_name, requested_at, state, attempts, report, reason } = operation;
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
        <Typography variant="body2" component="div" color="textSecondary">
          {text('by', { name, when: dates.time(requested_at) })}
          {attempts > 1 && ` · ${text('attempts', { count: attempts })}`}
        </Typography>
        {report && <RebuildReportTable report={report} />}
        {reason !== '' && (
          <Typography variant="body2" component="div" color="error" sx={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Typography>
        )}
      </Box>
      <Box>
        <OperationStateChip state={state} />
      </Box>
    </Stack>
  );
}

interface OperationsLogListProps {
  query: UseQueryResult<Page<OperationRecord[]>, CallError>;
  list: ListState;
}

export function OperationsLogList({ query, list }: OperationsLogListProps) {
  const text = useText(logTexts);
  const nothing = <EmptyState level="h3" title={text('logEmpty')} text={text('logEmptyText')} />;
  return (
    <Panel title={text('logTitle')}>
      <Loaded
        query={query}
        skeleton={<SkeletonRows rows={3} />}
        empty={{ when: ({ total }) => total === 0, show: nothing }}
      >
        {({ rows, total }) => (
          <>
            <Box component="ul" aria-label={text('logTitle')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((operation) => (
                <OperationItem key={operation.id} operation={operation} />
              ))}
            </Box>
            <ListPager list={list} total={total} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
