import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense, useMemo } from 'react';
import type { CallError } from '../../app/client/call-error';
import type { Page } from '../../app/client/use-call-query';
import { useText } from '../../app/i18n/use-text';
import { SearchDrawing } from '../drawings/SearchDrawing';
import type { ListState } from '../list/use-list-url';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { SkeletonRows } from '../states/Skeletons';
import { useElementWidth } from '../use-element-width';
import { fittingColumns } from './fitting-columns';
import { TableCards } from './TableCards';
import { tableMessages } from './table.messages';

// A grid is heavy, and phones show none.
const TableGrid = lazy(() => import('./TableGrid').then((module) => ({ default: module.TableGrid })));

/**
 * A column of a table. `field` is also what the server sorts by; `sortable: false` where it does not. Where there is no
 * room for all, the last ones give way first, but for those that keep their place.
 */
export type Column<Row extends GridValidRowModel> = GridColDef<Row> & { readonly keeps?: boolean };

export interface Selection {
  /** Of this page and of others. */
  readonly selected: ReadonlySet<GridRowId>;
  readonly onChange: (selected: ReadonlySet<GridRowId>) => void;
}

export interface TableProps<Row extends GridValidRowModel> {
  /** What the rows are, for screen readers. */
  label: string;
  list: ListState;
  query: UseQueryResult<Page<Row[]>, CallError>;
  /** Shown instead of the newest answer's rows: a live list that holds still while it is read. */
  rows?: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => GridRowId;
  /** What a row is on a phone. */
  card: (row: Row) => ReactNode;
  /** What can be done with a row on a phone, below what it is. */
  cardActions?: (row: Row) => ReactNode;
  /** Rows per page to choose from; -1 is all. */
  pageSizes: readonly (number | { value: number; label: string })[];
  /** Opens a row: click or Enter. */
  onOpen?: (row: Row) => void;
  selection?: Selection;
  /** What a row is called where it is selected on a phone. */
  rowName?: (row: Row) => string;
}

interface DataTableProps<Row extends GridValidRowModel> extends Omit<TableProps<Row>, 'pageSizes'> {
  /** R-CON-32, AMB-50. */
  pageSizes?: readonly number[];
  /** There is nothing at all: teaches what to do. */
  empty: ReactNode;
  /** Whether search or filters may be why nothing is left; what the address says where nothing is said. */
  isNarrowed?: boolean;
  /** Search and filters, above the table. */
  toolbar?: ReactNode;
  /** What can be done with the selected rows; stays in sight below them. */
  bulkBar?: ReactNode;
}

const usualSizes = [10, 20, 30, -1] as const;

function NothingMatches({ list }: { list: ListState }) {
  const text = useText(tableMessages);
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('noMatch')}
      text={text('noMatchText')}
      action={<Button onClick={list.clear}>{text('clear')}</Button>}
    />
  );
}

/** Fewer than these, because there is no room for more, are no table any more. */
const fewestColumns = 3;

function GaveWay({ columns }: { columns: readonly { field: string; headerName?: string }[] }) {
  const text = useText(tableMessages);
  if (columns.length === 0) return null;
  const names = columns.map(({ headerName, field }) => headerName ?? field).join(', ');
  return <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text('gaveWay', { names })}</Box>;
}

/** The rows as a grid where there is room for one, else as cards. */
function TableRows<Row extends GridValidRowModel>(table: TableProps<Row>) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { ref, width } = useElementWidth();
  const { columns, selection } = table;
  const { hidden } = table.list;
  const isSelectable = selection !== undefined;
  const { shown, gaveWay } = useMemo(
    () => fittingColumns({ columns, hidden, isSelectable }, width),
    [columns, hidden, isSelectable, width],
  );
  const isCramped = gaveWay.length > 0 && shown.length < fewestColumns;
  return (
    <Stack ref={ref} spacing={1} sx={{ minWidth: 0 }}>
      {isPhone || isCramped ? (
        <TableCards {...table} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <TableGrid
            {...(table as unknown as TableProps<GridValidRowModel>)}
            columns={shown as readonly Column<GridValidRowModel>[]}
          />
          <GaveWay columns={gaveWay} />
        </Suspense>
      )}
    </Stack>
  );
}

/** A server-side list as a table, with its state in the address; on phones and small tablets its rows are cards. */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const {
    pageSizes = usualSizes,
    empty,
    isNarrowed = props.list.isNarrowed,
    toolbar,
    bulkBar,
    ...table
  } = props;
  const { list, query } = table;
  const text = useText(tableMessages);
  const sizes = pageSizes.map((size) => (size === -1 ? { value: -1, label: text('all') } : size));

  let content: ReactNode;
  if (query.isPending) {
    content = <SkeletonRows rows={8} />;
  } else if (query.data === undefined) {
    content = <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  } else if (query.data.total === 0) {
    content = isNarrowed ? <NothingMatches list={list} /> : empty;
  } else {
    content = <TableRows {...table} pageSizes={sizes} />;
  }
  return (
    <Stack spacing={2}>
      {toolbar !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>{toolbar}</Box>
      )}
      {content}
      {bulkBar}
    </Stack>
  );
}
