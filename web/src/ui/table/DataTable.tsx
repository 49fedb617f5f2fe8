import { Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '../drawings/EmptyDrawings';
import { ListPager } from '../list/ListPager';
import type { ListState } from '../list/use-list-url';
import { lazyPart } from '../part/lazy-part';
import { loadPart } from '../part/LazyPart';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { SkeletonRows } from '../states/Skeletons';
import { useElementWidth } from '../use-element-size';
import { tableTexts } from '../texts';
import { withOrder, type TableProps, fittingColumns } from './table';
import type { GridRowsProps } from './GridRows';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';
import { tableHead } from './table-head';
import { type TableExport, TableTools, useColumnMemory } from './TableTools';
import { usualSizes } from './use-table-list';

const loadGrid = () => import('./GridRows').then((module) => module.GridRows);
/** Phones show cards. */
const GridRows = lazyPart(loadGrid) as unknown as <Row>(props: GridRowsProps<Row>) => ReactNode;

export type { Column } from './table';

interface DataTableProps<Row> extends TableProps<Row> {
  /** Saved views and columns are stored by it. */
  name: string;
  exported?: TableExport<Row>;
  empty: ReactNode;
  /** Default: from the address. */
  isNarrowed?: boolean;
  /** Search and filters. */
  toolbar?: ReactNode;
  bulkBar?: ReactNode;
}

function NothingMatches({ list }: { list: ListState }) {
  const text = useText(tableTexts);
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('noMatch')}
      text={text('noMatchText')}
      action={<Button onClick={list.clear}>{text('clear')}</Button>}
    />
  );
}

function PageOutOfRange({ list }: { list: ListState }) {
  const text = useText(tableTexts);
  return (
    <EmptyState
      title={text('pastEnd')}
      text={text('pastEndText')}
      action={<Button onClick={() => list.setPage(1, list.input.size)}>{text('firstPage')}</Button>}
    />
  );
}

const minColumns = 3;
const isTooNarrow = (shown: readonly unknown[], dropped: readonly unknown[]) =>
  dropped.length > 0 && shown.length < minColumns;

function HiddenColumns({ columns }: { columns: readonly { field: string; headerName?: string }[] }) {
  const text = useText(tableTexts);
  if (columns.length === 0) return null;
  const names = columns.map(({ headerName, field }) => headerName ?? field).join(', ');
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 1 }}>
      {text('columnsHidden', { names })}
    </Typography>
  );
}

/** Stable, so that rows do not render again. */
function useFitting<Row>(
  { columns, hidden, isSelectable }: Parameters<typeof fittingColumns<Row>>[0],
  width: number,
) {
  const fitting = useMemo(
    () => fittingColumns({ columns, hidden, isSelectable }, width),
    [columns, hidden, isSelectable, width],
  );
  const [held, hold] = useState(fitting);
  const isSame =
    held.shown.length === fitting.shown.length &&
    held.shown.every((column, at) => column === fitting.shown[at]);
  if (!isSame) hold(fitting);
  return isSame ? held : fitting;
}

function useRoom(columnsFrom = 0) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { ref, width } = useElementWidth();
  return { ref, width, hasCards: isPhone || (width > 0 && width < columnsFrom) };
}

type Room = Omit<ReturnType<typeof useRoom>, 'ref'>;

function TableRows<Row>({ width, hasCards, ...props }: TableProps<Row> & Room) {
  const { list, query, pageSizes } = props;
  const { hidden, order } = list;
  const columns = useMemo(() => withOrder(props.columns, order), [props.columns, order]);
  const isSelectable = props.selection !== undefined;
  const { shown, dropped } = useFitting({ columns, hidden, isSelectable }, width);
  const rows = props.rows ?? query.data?.rows ?? [];
  return (
    <Box sx={{ minWidth: 0 }}>
      {hasCards || isTooNarrow(shown, dropped) ? (
        <TableCards {...props} />
      ) : (
        <>
          {props.cursor === undefined ? (
            <Suspense fallback={<SkeletonRows rows={8} />}>
              <GridRows {...props} rows={rows} columns={shown} />
            </Suspense>
          ) : (
            <TableGrid table={props} columns={shown} />
          )}
          <HiddenColumns columns={dropped} />
        </>
      )}
      <ListPager list={list} total={query.data?.total ?? 0} sizes={pageSizes} />
    </Box>
  );
}

function TableContent<Row>({
  empty,
  isNarrowed,
  ...table
}: TableProps<Row> & Room & { empty: ReactNode; isNarrowed: boolean }) {
  const { list, query } = table;
  if (query.isPending) return <SkeletonRows rows={8} />;
  if (query.data === undefined) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { rows = query.data.rows } = table;
  if (query.data.total > 0 && rows.length === 0) return <PageOutOfRange list={list} />;
  if (rows.length === 0) return isNarrowed ? <NothingMatches list={list} /> : empty;
  return <TableRows {...table} />;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, exported, pageSizes = usualSizes, toolbar, bulkBar, ...table } = props;
  const { label, columns, query, isNarrowed = props.list.isNarrowed } = table;
  const list = useColumnMemory(name, props.list);
  const { ref, ...room } = useRoom(props.columnsFrom);
  // Loads together with the rows.
  useEffect(() => {
    if (!room.hasCards) loadPart(loadGrid).catch(() => undefined);
  }, [room.hasCards]);
  return (
    <Stack ref={ref} spacing={2}>
      <Box sx={tableHead}>
        {toolbar}
        <TableTools
          name={name}
          label={label}
          list={list}
          exported={exported}
          columns={room.hasCards ? undefined : columns}
          total={query.data?.total ?? 0}
        />
      </Box>
      <TableContent {...table} {...room} list={list} isNarrowed={isNarrowed} pageSizes={pageSizes} />
      {bulkBar}
    </Stack>
  );
}
