import Box from '@mui/material/Box';
import type { OperationRecord } from '@portal/contracts/areas/operations';
import { useText } from '#core/i18n/use-text';
import { FoldPanel } from '../FoldPanel';
import { logTexts } from '../texts';
import { SmallTable } from '#ui/SmallTable';
import { useViewName } from '../view-names';

interface RebuildReportTableProps {
  report: NonNullable<OperationRecord['report']>;
}

/** What a rebuild or a comparison found: how much it read, and which documents are not the same. */
export function RebuildReportTable({ report }: RebuildReportTableProps) {
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
      <Box sx={{ typography: 'body2' }}>{summary.join(' · ')}</Box>
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
