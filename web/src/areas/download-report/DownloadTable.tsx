import Button from '@mui/material/Button';
import { downloadReportQueries, type DownloadRow } from '@portal/contracts/areas/download-report';
import { useCallback, useMemo } from 'react';
import type { ListInput } from '#ui/list/use-list-url';
import { useText } from '#core/i18n/use-text';
import { ShelfDrawing } from '#ui/drawings/ShelfDrawing';
import { SearchField } from '#ui/list/SearchField';
import { EmptyState } from '#ui/states/EmptyState';
import { type Column, DataTable } from '#ui/table/DataTable';
import { TwoLines } from '#ui/table/TwoLines';
import { useTableList } from '#ui/table/use-table-list';
import { downloadReportTexts } from './texts';
import type { Period } from './periods';
import { DownloadCard, NameCell, ThumbCell } from './RowCells';
import { useExportColumns } from './use-export-columns';

const { GetDownloadReport } = downloadReportQueries;
/** R-CON-32. */
const pageSizes = [10, 25, 50, -1] as const;

/** The columns of R-IMP-10; their fields are what the server sorts by. */
function useColumns(): readonly Column<DownloadRow>[] {
  const text = useText(downloadReportTexts);
  return useMemo(
    () => [
      { field: 'pos', headerName: text('pos'), width: 84, sortable: false, align: 'right' },
      {
        field: 'thumb',
        headerName: text('preview'),
        width: 84,
        sortable: false,
        renderCell: ({ row }) => <ThumbCell thumb={row.thumb} />,
      },
      {
        field: 'name',
        headerName: text('name'),
        flex: 1.6,
        minWidth: 200,
        renderCell: ({ row }) => <NameCell row={row} />,
      },
      {
        field: 'section',
        headerName: text('section'),
        flex: 1,
        minWidth: 140,
        renderCell: ({ row }) => <TwoLines>{row.section.name || text('noSection')}</TwoLines>,
      },
      { field: 'restaurants', headerName: text('restaurants'), width: 130, sortable: false, align: 'right' },
      { field: 'downloads', headerName: text('downloads'), width: 140, align: 'right' },
    ],
    [text],
  );
}

interface DownloadTableProps {
  period: Period;
  /** The way out of an empty period. */
  onThisYear: () => void;
}

/** Every piece that was downloaded in a period, the most downloaded first (R-IMP-10). */
export function DownloadTable({ period, onThisYear }: DownloadTableProps) {
  const text = useText(downloadReportTexts);
  const columns = useColumns();
  const exported = useExportColumns();
  const { start, end } = period;
  const inputOf = useCallback((input: ListInput) => ({ start, end, ...input }), [start, end]);
  const { list, query, load } = useTableList(GetDownloadReport, { pageSizes, defaultSize: 25, inputOf });
  return (
    <DataTable
      name="download-report"
      label={text('table')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ id }) => id}
      pageSizes={pageSizes}
      card={(row) => <DownloadCard row={row} />}
      exported={{ fileName: text('file', { start, end }), columns: exported, load }}
      toolbar={<SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />}
      empty={
        <EmptyState
          drawing={<ShelfDrawing />}
          title={text('emptyTitle')}
          text={text('emptyText')}
          action={
            <Button variant="contained" color="primary" onClick={onThisYear}>
              {text('lastYear')}
            </Button>
          }
        />
      }
    />
  );
}
