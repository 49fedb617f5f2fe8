import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type MissingReports, receivedReportQueries } from '@portal/contracts/areas/partner-reports';
import { useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { TrayDrawing } from '#ui/drawings/TrayDrawing';
import { type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { EmptyState } from '#ui/states/EmptyState';
import { DataTable } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { useTableList } from '#ui/table/use-table-list';
import { ReportFilters } from './ReportFilters';
import { receivedReportsTexts } from '../texts';

const filters = ['month', 'restaurant_id'] as const;

function Months({ months }: { months: readonly string[] }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {months.map((month) => (
        <Chip key={month} size="small" variant="outlined" color="warning" label={month} />
      ))}
    </Stack>
  );
}

/** Restaurants without a report of some month. */
export function MissingReportsTable() {
  const text = useText(receivedReportsTexts);
  const { list, query, pageSizes, load } = useTableList(receivedReportQueries.ListMissingPartnerReports, {
    defaultSize: 20,
    filters,
  });
  const columns = useMemo(
    (): readonly RecordColumn<MissingReports>[] => [
      {
        field: 'name',
        header: 'restaurant',
        flex: 1,
        minWidth: 180,
        hideable: false,
        value: restaurantLabel,
        cell: (row) => <TwoLines>{restaurantLabel(row)}</TwoLines>,
      },
      {
        field: 'months',
        header: 'months',
        flex: 2,
        minWidth: 200,
        sortable: false,
        keeps: true,
        value: ({ months }) => months.join(', '),
        cell: ({ months }) => <Months months={months} />,
      },
    ],
    [],
  );
  const { shown, exported } = useRecordColumns(receivedReportsTexts, columns);
  return (
    <Stack spacing={1.5}>
      <Box sx={{ color: 'text.secondary' }}>{text('missingHint')}</Box>
      <DataTable
        name="missing-reports"
        label={text('missing')}
        list={list}
        query={query}
        pageSizes={pageSizes}
        columns={shown}
        exported={{ columns: exported, load }}
        rowId={({ id }) => id}
        toolbar={<ReportFilters list={list} searchLabel={text('searchMissing')} />}
        card={(row) => (
          <Stack spacing={0.75}>
            <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{restaurantLabel(row)}</Box>
            <Months months={row.months} />
          </Stack>
        )}
        empty={
          <EmptyState drawing={<TrayDrawing />} title={text('completeTitle')} text={text('completeText')} />
        }
      />
    </Stack>
  );
}
