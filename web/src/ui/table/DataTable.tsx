import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { CallError } from '../../app/client/call-error';
import type { Page } from '../../app/client/use-call-query';
import { useText } from '../../app/i18n/use-text';
import { SearchDrawing } from '../drawings/SearchDrawing';
import type { ListState } from '../list/use-list-url';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { SkeletonRows } from '../states/Skeletons';
import { TableCards } from './TableCards';
import { tableMessages } from './table.messages';

// A grid is heavy, and phones show none.
const TableGrid = lazy(() => import('./TableGrid').then((module) => ({ default: module.TableGrid })));

/** A column of a table. `field` is also what the server sorts by; `sortable: false` where it does not. */
export type Column<Row extends GridValidRowModel> = GridColDef<Row>;

export interface Selection {
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
}

interface DataTableProps<Row extends GridValidRowModel> extends Omit<TableProps<Row>, 'pageSizes'> {
  /** R-CON-32, AMB-50. */
  pageSizes?: readonly number[];
  /** There is nothing at all: teaches what to do. */
  empty: ReactNode;
  /** Search and filters, above the table. */
  toolbar?: ReactNode;
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

/** A server-side list as a table, with its state in the address; on phones and small tablets its rows are cards. */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { pageSizes = usualSizes, empty, toolbar, ...table } = props;
  const { list, query } = table;
  const text = useText(tableMessages);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const sizes = pageSizes.map((size) => (size === -1 ? { value: -1, label: text('all') } : size));

  let content: ReactNode;
  if (query.isPending) {
    content = <SkeletonRows rows={8} />;
  } else if (query.data === undefined) {
    content = <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  } else if (query.data.total === 0) {
    content = list.isNarrowed ? <NothingMatches list={list} /> : empty;
  } else {
    content = isPhone ? (
      <TableCards {...table} pageSizes={sizes} />
    ) : (
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <TableGrid {...(table as unknown as TableProps<GridValidRowModel>)} pageSizes={sizes} />
      </Suspense>
    );
  }
  return (
    <Stack spacing={2}>
      {toolbar !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>{toolbar}</Box>
      )}
      {content}
    </Stack>
  );
}
