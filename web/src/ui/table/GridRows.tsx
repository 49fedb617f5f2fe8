import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  DataGrid,
  type DataGridProps,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridEventListener,
  type GridRenderCellParams,
  type GridRowId,
  gridTabIndexCellSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useDensity } from '#core/theme/DensityProvider';
import { styleNonce } from '#core/theme/style-cache';
import { topBarHeight, radii } from '#core/theme/tokens';
import { tableTexts } from '../texts';
import { VisuallyHidden } from '../VisuallyHidden';
import { type Column, columnGap, tickWidth, type TableProps } from './table';
import { RowLink } from './RowParts';
import { rowStates } from './table-look';
import { useRowKeys } from './use-row-keys';

type Rows = Pick<TableProps<object>, 'rowId' | 'rowName' | 'linkTo' | 'keepsScroll' | 'openId'>;

/** Columns stay the same when it changes. */
const RowsContext = createContext<Rows>({ rowId: () => '' });

function CellLink({ row, tabIndex }: Pick<GridRenderCellParams<object>, 'row' | 'tabIndex'>) {
  const { rowId, rowName, linkTo, keepsScroll = false, openId } = use(RowsContext);
  const id = rowId(row);
  return (
    <RowLink
      id={String(id)}
      name={rowName?.(row)}
      to={linkTo?.(row)}
      keepsScroll={keepsScroll}
      isOpen={openId === id}
      tabIndex={tabIndex}
    />
  );
}

function CheckCell(cell: GridRenderCellParams<object>) {
  const text = useText(tableTexts);
  const { rowId, rowName } = use(RowsContext);
  const name = rowName?.(cell.row) ?? String(rowId(cell.row));
  // Missing in its types.
  const labelled = { slotProps: { htmlInput: { 'aria-label': text('select', { name }) } } } as object;
  return <GridCellCheckboxRenderer {...cell} {...labelled} />;
}

const checkColumn: DataGridProps<object>['checkboxColDef'] = {
  width: tickWidth + columnGap,
  renderCell: (cell) => <CheckCell {...cell} />,
};

function SortArrow({ direction }: { direction?: 'asc' | 'desc' | null }) {
  const Arrow = direction === 'desc' ? ArrowDownwardRounded : ArrowUpwardRounded;
  return <Arrow aria-hidden fontSize="small" className={direction ? undefined : 'unsorted'} />;
}

function contentOf({ field, renderCell }: Column<object>, row: object): ReactNode {
  return renderCell === undefined ? (row as Record<string, ReactNode>)[field] : renderCell({ row });
}

function gridColumn(column: Column<object>, index: number, width?: number): GridColDef<object> {
  const { field, headerName, align, sortable = true, firstSort, hidesHead, flex, minWidth } = column;
  const own = column.width === undefined ? undefined : column.width + columnGap;
  return {
    field,
    headerName: headerName ?? '',
    ...(width === undefined ? { flex, width: own } : { width: width + columnGap }),
    minWidth: minWidth === undefined ? undefined : minWidth + columnGap,
    align,
    headerAlign: align,
    sortable,
    sortingOrder: firstSort === 'desc' ? ['desc', 'asc'] : ['asc', 'desc'],
    renderHeader: hidesHead === true ? () => <VisuallyHidden>{headerName}</VisuallyHidden> : undefined,
    renderCell: ({ row, tabIndex }) => (
      <>
        {index === 0 && <CellLink row={row} tabIndex={tabIndex} />}
        {contentOf(column, row)}
      </>
    ),
  };
}

/** Pixels: pager and selection bar. */
const pagerHeight = 72;
const barHeight = 66;
/** Pixels. */
const minHeight = 384;

/** Rows that begin in the upper half end with the window; others are as high. */
function useMaxHeight(hasBar: boolean) {
  const [top, setTop] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element !== null) setTop(element.getBoundingClientRect().top + window.scrollY);
  }, []);
  const above = top > window.innerHeight / 2 ? topBarHeight + columnGap : top;
  const around = Math.ceil(above) + pagerHeight + (hasBar ? barHeight : 0);
  return { ref, maxHeight: `max(${minHeight}px, calc(100dvh - ${around}px))` };
}

function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Browsers print once the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

const look = (theme: Theme) => ({
  '&.MuiDataGrid-root': {
    '--DataGrid-t-color-background-base': theme.vars.palette.background.paper,
    '--DataGrid-t-header-background-base': theme.vars.palette.background.sunken,
    '--DataGrid-t-color-border-base': theme.vars.palette.divider,
    '--unstable_DataGrid-radius': `${radii.card}px`,
  },
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-columnHeader': { color: theme.vars.palette.text.secondary },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, whiteSpace: 'normal', lineHeight: 1.2 },
  '& .unsorted': { opacity: 0 },
  '& .MuiDataGrid-columnHeader:is(:hover, :focus-visible) .unsorted': { opacity: 0.5 },
  '& :is(.MuiDataGrid-cell[data-field], .MuiDataGrid-columnHeader)': { paddingInline: `${columnGap / 2}px` },
  '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader)[aria-colindex="1"]': { paddingInlineStart: '16px' },
  '& .MuiDataGrid-columnHeader--last, & .MuiDataGrid-cell[data-field]:has(+ .MuiDataGrid-cellEmpty)': {
    paddingInlineEnd: '16px',
  },
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { insetInlineEnd: 0 },
  '& :is(.MuiDataGrid-cellCheckbox, .MuiDataGrid-columnHeaderCheckbox)[aria-colindex]': {
    paddingInline: '10px 0',
  },
  '& .MuiDataGrid-cell': {
    minHeight: 'var(--row-height)',
    paddingBlock: '2px',
    alignContent: 'center',
    whiteSpace: 'nowrap',
    overflow: 'clip',
    overflowClipMargin: 8,
  },
  '& .MuiDataGrid-cell:has(svg)': { textOverflow: 'clip' },
  '& .MuiDataGrid-cell:has(> .open-row)': { outline: 'none' },
  '& .MuiDataGrid-row': rowStates(theme),
});

export interface GridRowsProps<Row> extends TableProps<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

function useGridKeys({ rows, columns, rowId, linkTo }: GridRowsProps<object>) {
  const api = useGridApiRef();
  const current = () => (api.current === null ? undefined : gridTabIndexCellSelector(api as never)?.id);
  useRowKeys({
    onMove: (step) => {
      const index = rows.findIndex((row) => rowId(row) === current());
      const rowIndex = index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step));
      const row = rows[rowIndex];
      const field = columns[0]?.field;
      if (row === undefined || field === undefined) return;
      api.current?.scrollToIndexes({ rowIndex });
      api.current?.setCellFocus(rowId(row), field);
    },
    onSelect: () => {
      const id = current();
      if (id !== undefined) api.current?.selectRow(id, !api.current.isRowSelected(id));
    },
    enabled: linkTo !== undefined,
  });
  return api;
}

/** Buttons keep their keys; Enter on a cell opens the row. */
function useCellKeys({ linkTo, keepsScroll }: Rows): GridEventListener<'cellKeyDown'> {
  const navigate = useNavigate();
  return ({ row }, event) => {
    const target = event.target as Element;
    const isOnCell = target === event.currentTarget;
    if (event.key === ' ' && !isOnCell && !target.matches('.open-row')) event.defaultMuiPrevented = true;
    if (event.key === 'Enter' && isOnCell && linkTo)
      void navigate(linkTo(row as object), { preventScrollReset: keepsScroll });
  };
}

const sortModelOf = (sort: string | undefined) =>
  sort === undefined
    ? []
    : [{ field: sort.replace(/^-/, ''), sort: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }];

/** Pixels, as `--row-height`. */
const rowHeights = { comfortable: 60, compact: 44 };
/** Stable: a new function measures all rows again. */
const growing = () => 'auto' as const;
const estimates = { comfortable: () => rowHeights.comfortable, compact: () => rowHeights.compact };
const slots = { columnHeaderSortIcon: SortArrow };

/** Of the grid itself. */
function useLocaleText() {
  const text = useText(tableTexts);
  return useMemo(() => {
    const page = text('selectPage');
    return {
      checkboxSelectionHeaderName: page,
      checkboxSelectionSelectAllRows: page,
      checkboxSelectionUnselectAllRows: page,
    };
  }, [text]);
}

export function GridRows(props: GridRowsProps<object>) {
  const { label, list, query, rows, columns, rowId, openId, selection } = props;
  const localeText = useLocaleText();
  const { density } = useDensity();
  const selected = selection?.selected;
  const { ref, maxHeight } = useMaxHeight(selected !== undefined && selected.size > 0);
  const isPrinting = useIsPrinting();
  const api = useGridKeys(props);
  const onCellKeyDown = useCellKeys(props);
  const { widths } = list;
  const gridColumns = useMemo(
    () => columns.map((column, index) => gridColumn(column, index, widths[column.field])),
    [columns, widths],
  );
  const sort = list.input.sort ?? props.usualSort;
  const sortModel = useMemo(() => sortModelOf(sort), [sort]);
  const selectionModel = useMemo(
    () => ({ type: 'include' as const, ids: new Set<GridRowId>(selected) }),
    [selected],
  );
  const [getRowId] = useState(() => rowId);
  return (
    <RowsContext value={props}>
      <Box
        ref={ref}
        sx={{ display: 'flex', flexDirection: 'column', maxHeight: isPrinting ? 'none' : maxHeight }}
      >
        <DataGrid<object>
          apiRef={api}
          aria-label={label}
          rows={rows}
          columns={gridColumns}
          getRowId={getRowId}
          rowCount={query.data?.total ?? rows.length}
          loading={query.isPlaceholderData}
          rowHeight={rowHeights[density]}
          getRowHeight={growing}
          getEstimatedRowHeight={estimates[density]}
          columnHeaderHeight={44}
          getRowClassName={({ id }) => (id === openId ? 'open' : '')}
          paginationMode="server"
          sortingMode="server"
          filterMode="server"
          sortModel={sortModel}
          onSortModelChange={([first]) => {
            if (first) list.setSort(first.sort === 'desc' ? `-${first.field}` : first.field);
          }}
          checkboxSelection={selection !== undefined}
          checkboxColDef={checkColumn}
          rowSelection={selection !== undefined}
          rowSelectionModel={selectionModel}
          onRowSelectionModelChange={({ ids }) => selection?.onChange(ids)}
          onCellKeyDown={onCellKeyDown}
          onColumnWidthChange={({ colDef, width }) =>
            list.arrange({ widths: { ...widths, [colDef.field]: Math.round(width) - columnGap } })
          }
          localeText={localeText}
          slots={slots}
          disableColumnFilter
          disableColumnMenu
          disableColumnSelector
          disableEval
          disableVirtualization={isPrinting}
          disableRowSelectionExcludeModel
          disableRowSelectionOnClick
          hideFooter
          keepNonExistentRowsSelected
          nonce={styleNonce(document)}
          sx={look}
        />
      </Box>
    </RowsContext>
  );
}
