import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useMemo, useState, useEffect, useEffectEvent, memo, useId } from 'react';
import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import DensitySmallRounded from '@mui/icons-material/DensitySmallRounded';
import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useText } from '#core/i18n/use-text';
import { recall, remember } from '#core/remembered';
import { useDensity } from '#core/theme/DensityProvider';
import { SearchDrawing } from '../drawings/EmptyDrawings';
import { ListPager } from '../list/ListPager';
import type { ListState } from '../list/use-list-url';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { SkeletonRows } from '../states/Skeletons';
import { useElementWidth } from '../use-element-width';
import { tableTexts } from '../texts';
import type { ExportColumn } from '../export/export-columns';
import { ExportMenu } from '../export/ExportMenu';
import { opensAtEnd } from '../opens-at-end';
import { fittingColumns } from './fitting-columns';
import { TableCards } from './TableCards';
import { TableGrid } from './TableGrid';
import { tableHead } from './table-head';
import type { TableProps } from './table-props';
import { usualSizes } from './use-table-list';
import { useTableRows } from './use-table-rows';
import { SavedViews } from './SavedViews';

interface ToggleProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

function Toggle({ label, isOn, disabled, onToggle }: ToggleProps) {
  const Tick = isOn ? CheckBoxRounded : CheckBoxOutlineBlankRounded;
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} disabled={disabled} onClick={onToggle}>
      <ListItemIcon sx={{ color: isOn ? 'primary.main' : 'text.secondary' }}>
        <Tick aria-hidden />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}

interface ColumnsMenuProps {
  list: Pick<ListState, 'hidden' | 'hide'>;
  columns: readonly { readonly field: string; readonly headerName?: string; readonly hideable?: boolean }[];
}

/** Which columns a table shows, and how dense its rows stand. Cards have neither. */
function ColumnsMenu({ list, columns }: ColumnsMenuProps) {
  const text = useText(tableTexts);
  const { density, choose } = useDensity();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isDense = density === 'compact';
  const toggle = (field: string) =>
    list.hide(
      list.hidden.includes(field) ? list.hidden.filter((one) => one !== field) : [...list.hidden, field],
    );
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<ViewColumnRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('columns')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...opensAtEnd}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {columns.map(({ field, headerName, hideable }) => (
          <Toggle
            key={field}
            label={headerName ?? field}
            isOn={!list.hidden.includes(field)}
            disabled={hideable === false}
            onToggle={() => toggle(field)}
          />
        ))}
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isDense}
          onClick={() => choose(isDense ? 'comfortable' : 'compact')}
        >
          <ListItemIcon sx={{ color: isDense ? 'primary.main' : 'text.secondary' }}>
            <DensitySmallRounded aria-hidden />
          </ListItemIcon>
          {text('dense')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** How a table leaves the portal (U10). */
interface TableExport<Row> {
  /** Of the file, without its ending; the table's label where it is not given. */
  readonly fileName?: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Exactly the rows that the filters leave, over all pages, in their order. */
  readonly load: () => Promise<readonly Row[]>;
}

interface TableToolsProps<Row> {
  /** Of the table: what is kept of it stands under that. */
  name: string;
  label: string;
  list: ListState;
  /** Those that can be chosen; none where rows are cards. */
  columns: ColumnsMenuProps['columns'] | undefined;
  total: number;
  exported?: TableExport<Row>;
}

function Tools<Row>({ name, label, list, columns, total, exported }: TableToolsProps<Row>) {
  return (
    <Stack className="tools" data-print="no" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <SavedViews table={name} />
      {columns && <ColumnsMenu list={list} columns={columns} />}
      {exported && (
        <ExportMenu
          name={exported.fileName ?? label}
          columns={exported.columns}
          total={total}
          load={exported.load}
        />
      )}
    </Stack>
  );
}

/** What every table can do: keep views, choose columns and density, export (U6, U10). */
const TableTools = memo(Tools) as typeof Tools;

/**
 * Remembers in this browser which columns of a table were put away. An address that names columns itself comes first.
 * @param table name of the table.
 */
function useColumnMemory<List extends ListState>(table: string, list: List): List {
  const key = `columns:${table}`;
  const restore = useEffectEvent(() => {
    const kept = recall(key);
    if (kept !== null && list.hidden.length === 0) list.hide(kept.split(','));
  });
  useEffect(() => restore(), []);
  return useMemo(
    () => ({
      ...list,
      hide: (columns) => {
        remember(key, columns.length === 0 ? null : columns.join(','));
        list.hide(columns);
      },
    }),
    [key, list],
  );
}

export type { Column } from './column';

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

/** Fewer than these, because there is no room for more, are no table any more. */
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

/** The columns for which there is room; the same as before where another width changes nothing, for all rows know them. */
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

/** The room a table has, and whether its rows are cards there whatever its columns are. */
function useRoom(columnsFrom = 0) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { ref, width } = useElementWidth();
  return { ref, width, hasCards: isPhone || (width > 0 && width < columnsFrom) };
}

type Room = Omit<ReturnType<typeof useRoom>, 'ref'>;

/** The rows as lines of columns where there is room for them, else as cards. */
function TableRows<Row>({ width, hasCards, ...props }: TableProps<Row> & Room) {
  const table = useTableRows(props);
  const { columns, list, query, pageSizes } = props;
  const isSelectable = props.selection !== undefined;
  const { shown, dropped } = useFitting({ columns, hidden: list.hidden, isSelectable }, width);
  return (
    <Box sx={{ minWidth: 0 }}>
      {hasCards || isTooNarrow(shown, dropped) ? (
        <TableCards table={table} />
      ) : (
        <>
          <TableGrid table={table} columns={shown} />
          <HiddenColumns columns={dropped} />
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

/**
 * A server-side list as a table: its state in the address, saved views, columns, export; on phones and small tablets its
 * rows are cards.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, exported, pageSizes = usualSizes, toolbar, bulkBar, ...table } = props;
  const { label, columns, query, isNarrowed = props.list.isNarrowed } = table;
  const list = useColumnMemory(name, props.list);
  const { ref, ...room } = useRoom(props.columnsFrom);
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
