import Button from '@mui/material/Button';
import type { DownloadRow } from '@portal/contracts/areas/download-report';
import { downloadReportQueries } from '@portal/contracts/areas/download-report';
import { useMemo } from 'react';
import { useCallClient } from '../../app/client/client-context';
import { useCallList } from '../../app/client/use-call-query';
import { useText } from '../../app/i18n/use-text';
import { ShelfDrawing } from '../../ui/drawings/ShelfDrawing';
import { ExportMenu } from '../../ui/export/ExportMenu';
import { SearchField } from '../../ui/list/SearchField';
import { useListUrl } from '../../ui/list/use-list-url';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/DataTable';
import { DataTable } from '../../ui/table/DataTable';
import { TwoLines } from '../../ui/table/TwoLines';
import { downloadReportMessages } from './download-report.messages';
import type { Period } from './periods';
import { DownloadCard, NameCell, ThumbCell } from './RowCells';
import { useExportColumns } from './use-export-columns';

const { GetDownloadReport } = downloadReportQueries;
/** R-CON-32. */
const pageSizes = [10, 25, 50, -1] as const;

/** The columns of R-IMP-10; their fields are what the server sorts by. */
function useColumns(): readonly Column<DownloadRow>[] {
  const text = useText(downloadReportMessages);
  return useMemo(
    () => [
      { field: 'pos', headerName: text('pos'), width: 84, sortable: false, type: 'number' },
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
      { field: 'restaurants', headerName: text('restaurants'), width: 130, sortable: false, type: 'number' },
      { field: 'downloads', headerName: text('downloads'), width: 140, type: 'number' },
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
  const text = useText(downloadReportMessages);
  const client = useCallClient();
  const columns = useColumns();
  const exported = useExportColumns();
  const list = useListUrl({ defaultSize: pageSizes[1] });
  const asked = { ...period, ...list.input };
  const query = useCallList(GetDownloadReport, asked);
  const load = async () => (await client.send(GetDownloadReport, { ...asked, page: 1, size: -1 })).data;
  return (
    <DataTable
      label={text('table')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ id }) => id}
      pageSizes={pageSizes}
      card={(row) => <DownloadCard row={row} />}
      toolbar={
        <>
          <SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />
          <ExportMenu
            name={text('file', { start: period.start, end: period.end })}
            columns={exported}
            total={query.data?.total ?? 0}
            load={load}
          />
        </>
      }
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
