import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { CallError } from '#app/client/call-error';
import type { Page } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { SearchDrawing } from '../drawings/SearchDrawing';
import { ListPager } from '../list/ListPager';
import type { ListState } from '../list/use-list-url';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { SkeletonRows } from '../states/Skeletons';
import { useElementWidth } from '../use-element-width';
import type { Column, RowId } from './column';
import { fittingColumns } from './fitting-columns';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';
import { tableMessages } from './table.messages';
import type { TableExport } from './TableTools';
import { TableTools } from './TableTools';
import { useColumnMemory } from './use-column-memory';
import type { RowCursor } from './use-row-cursor';
import { usualSizes } from './use-table-list';
import { useTableRows } from './use-table-rows';

export type { Column } from './column';

export interface Selection {
  /** Of this page and of others. */
  readonly selected: ReadonlySet<RowId>;
  readonly onChange: (selected: ReadonlySet<RowId>) => void;
}

export interface TableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  list: ListState;
  query: UseQueryResult<Page<Row[]>, CallError>;
  /** Shown instead of the newest answer's rows: a live list that holds still while it is read. */
  rows?: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => RowId;
  /** What a row is called, where more than its first column is to be read out. */
  rowName?: (row: Row) => string;
  /** What a row is on a phone. */
  card: (row: Row) => ReactNode;
  /** What can be done with a row on a phone, below what it is. */
  cardActions?: (row: Row) => ReactNode;
  /** Pixels of the table itself from which on it has columns; what a window of a phone or tablet lacks without it. */
  columnsFrom?: number;
  /** Rows per page to choose from; -1 is all. */
  pageSizes?: readonly number[];
  /** The list's own order where the address says nothing: `field` or `-field`. */
  usualSort?: string;
  /** Where a row leads. */
  linkTo?: (row: Row) => string;
  /** The table stays on the screen while a row is open. */
  keepsScroll?: boolean;
  /** The row that is open beside the table. */
  openId?: RowId;
  /** Where the keys are, for screens with keys of their own. */
  cursor?: RowCursor;
  /** Rows that were just added to the list. */
  justAdded?: ReadonlySet<RowId>;
  /** The pointer is at a row: it may be opened next. */
  onPeek?: (row: Row) => void;
  selection?: Selection;
}

interface DataTableProps<Row> extends TableProps<Row> {
  /** Tables of one name share their kept views and columns in this browser. */
  name: string;
  /** How the rows leave the portal; not at all without it. */
  exported?: TableExport<Row>;
  /** There is nothing at all: teaches what to do. */
  empty: ReactNode;
  /** Whether search or filters may be why nothing is left; what the address says where nothing is said. */
  isNarrowed?: boolean;
  /** Search and filters, above the table. */
  toolbar?: ReactNode;
  /** What can be done with the selected rows; stays in sight below them. */
  bulkBar?: ReactNode;
}

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

function PastEnd({ list }: { list: ListState }) {
  const text = useText(tableMessages);
  return (
    <EmptyState
      title={text('pastEnd')}
      text={text('pastEndText')}
      action={<Button onClick={() => list.setPage(1, list.input.size)}>{text('firstPage')}</Button>}
    />
  );
}

/** Fewer than these, because there is no room for more, are no table any more. */
const fewestColumns = 3;
const isCramped = (shown: readonly unknown[], gaveWay: readonly unknown[]) =>
  gaveWay.length > 0 && shown.length < fewestColumns;

function GaveWay({ columns }: { columns: readonly { field: string; headerName?: string }[] }) {
  const text = useText(tableMessages);
  if (columns.length === 0) return null;
  const names = columns.map(({ headerName, field }) => headerName ?? field).join(', ');
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary', pt: 1 }}>{text('gaveWay', { names })}</Box>
  );
}

/** The rows as lines of columns where there is room for them, else as cards. */
function TableRows<Row>(props: TableProps<Row>) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { ref, width } = useElementWidth();
  const table = useTableRows(props);
  const { columns, list, query, columnsFrom = 0, pageSizes } = props;
  const isSelectable = props.selection !== undefined;
  const { shown, gaveWay } = useMemo(
    () => fittingColumns({ columns, hidden: list.hidden, isSelectable }, width),
    [columns, list.hidden, isSelectable, width],
  );
  const isNarrow = width > 0 && width < columnsFrom;
  return (
    <Box ref={ref} sx={{ minWidth: 0 }}>
      {isPhone || isNarrow || isCramped(shown, gaveWay) ? (
        <TableCards table={table} />
      ) : (
        <>
          <TableGrid table={table} columns={shown} />
          <GaveWay columns={gaveWay} />
        </>
      )}
      <ListPager list={list} total={query.data?.total ?? 0} sizes={pageSizes} />
    </Box>
  );
}

/** The rows, or what stands in their place. */
function TableContent<Row>({
  empty,
  isNarrowed,
  ...table
}: TableProps<Row> & { empty: ReactNode; isNarrowed: boolean }) {
  const { list, query } = table;
  if (query.isPending) return <SkeletonRows rows={8} />;
  if (query.data === undefined) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { rows = query.data.rows } = table;
  if (query.data.total > 0 && rows.length === 0) return <PastEnd list={list} />;
  if (rows.length === 0) return isNarrowed ? <NothingMatches list={list} /> : empty;
  return <TableRows {...table} />;
}

/**
 * A server-side list as a table: its state in the address, saved views, columns, export; on phones and small tablets its
 * rows are cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, exported, pageSizes = usualSizes, toolbar, bulkBar, ...table } = props;
  const { label, columns, query, isNarrowed = props.list.isNarrowed } = table;
  const list = useColumnMemory(name, props.list);
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {toolbar}
        <TableTools {...{ name, label, list, columns, exported }} total={query.data?.total ?? 0} />
      </Box>
      <TableContent {...table} list={list} isNarrowed={isNarrowed} pageSizes={pageSizes} />
      {bulkBar}
    </Stack>
  );
}
