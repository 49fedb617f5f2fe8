import type {
  GridColDef,
  GridRowId,
  GridRowSelectionModel,
  GridSortModel,
  GridValidRowModel,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid';
import { styled } from '@mui/material/styles';
import { useLanguage } from '../../app/i18n/LanguageProvider';
import { useDensity } from '../../app/theme/DensityProvider';
import { styleNonce } from '../../app/theme/style-nonce';
import { radii } from '../../app/theme/tokens';
import type { ListState } from '../list/use-list-url';
import type { TableProps } from './DataTable';
import { gridTexts } from './grid-texts';

/** Pixels, as the grid wants them; the same as `--row-height` of the style sheet. */
const rowHeights = { comfortable: 60, compact: 44 } as const;

const Grid = styled(DataGrid)(({ theme }) => ({
  '--DataGrid-rowBorderColor': theme.vars.palette.divider,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: theme.typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders [role="presentation"]': {
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& .MuiDataGrid-columnSeparator': { color: theme.vars.palette.divider },
  // What stands out of the last head would make the whole table scroll sideways.
  '& .MuiDataGrid-columnHeader--last': { overflow: 'clip' },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
  '& .MuiDataGrid-row:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 8%, ${theme.vars.palette.background.paper})`,
  },
  '& .MuiDataGrid-cell:focus-visible, & .MuiDataGrid-columnHeader:focus-visible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
    outlineColor: theme.vars.palette.primary.main,
  },
})) as typeof DataGrid;

const sortModelOf = (sort: string | undefined): GridSortModel => {
  if (sort === undefined) return [];
  return [sort.startsWith('-') ? { field: sort.slice(1), sort: 'desc' } : { field: sort, sort: 'asc' }];
};
const sortOf = ([first]: GridSortModel) =>
  first === undefined ? undefined : `${first.sort === 'desc' ? '-' : ''}${first.field}`;

interface Selecting {
  readonly model: GridRowSelectionModel;
  readonly rowIds: readonly GridRowId[];
  readonly before: ReadonlySet<GridRowId> | undefined;
}

/**
 * The grid includes rows by id, or (after "select all") excludes some: both speak of this page here. What is selected on
 * other pages stays so.
 */
function selectedIds({ model, rowIds, before }: Selecting): ReadonlySet<GridRowId> {
  const isOn = (id: GridRowId) => model.ids.has(id) === (model.type === 'include');
  const elsewhere = [...(before ?? [])].filter((id) => !rowIds.includes(id));
  return new Set([...elsewhere, ...rowIds.filter(isOn)]);
}

/** What can be pressed inside a cell does its own thing; menus that it opened stand outside the row. */
const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, select, [role="menu"]') !== null;

interface HiddenColumns {
  readonly list: ListState;
  readonly columns: readonly GridColDef[];
}
const visibilityOf = ({ list, columns }: HiddenColumns) =>
  Object.fromEntries(columns.map(({ field }) => [field, !list.hidden.includes(field)]));

/** The table as a grid: keyboard by cell, server-side pages and order, columns to choose. */
export function TableGrid<Row extends GridValidRowModel>(props: TableProps<Row>) {
  const { label, list, query, columns, rowId, pageSizes, onOpen, selection } = props;
  const { language } = useLanguage();
  const { density } = useDensity();
  const rows = props.rows ?? query.data?.rows ?? [];
  const { page, size, sort } = list.input;
  return (
    <Grid
      aria-label={label}
      nonce={styleNonce(document)}
      rows={rows}
      columns={columns}
      getRowId={rowId}
      rowCount={query.data?.total ?? 0}
      loading={query.isPlaceholderData}
      rowHeight={rowHeights[density]}
      columnHeaderHeight={44}
      localeText={gridTexts[language]}
      disableColumnFilter
      disableRowSelectionOnClick
      paginationMode="server"
      paginationModel={{ page: page - 1, pageSize: size }}
      onPaginationModelChange={(model) =>
        list.setPage(model.pageSize === size ? model.page + 1 : 1, model.pageSize)
      }
      pageSizeOptions={pageSizes}
      sortingMode="server"
      sortModel={sortModelOf(sort)}
      onSortModelChange={(model) => list.setSort(sortOf(model))}
      columnVisibilityModel={visibilityOf({ list, columns })}
      onColumnVisibilityModelChange={(model) =>
        list.hide(Object.keys(model).filter((field) => !model[field]))
      }
      checkboxSelection={selection !== undefined}
      keepNonExistentRowsSelected
      hideFooterSelectedRowCount
      rowSelectionModel={{ type: 'include', ids: new Set(selection?.selected) }}
      onRowSelectionModelChange={(model) =>
        selection?.onChange(selectedIds({ model, rowIds: rows.map(rowId), before: selection.selected }))
      }
      onRowClick={({ row }, event) => {
        if (!isControl(event.target)) onOpen?.(row);
      }}
      onCellKeyDown={({ row, field }, event) => {
        if (event.key === 'Enter' && field !== '__check__' && !isControl(event.target)) onOpen?.(row);
      }}
      slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
    />
  );
}
