import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { TableProps } from './DataTable';

/** Pixels: of a column that says nothing, as the grid has it, and of the column with the boxes to tick. */
const usualWidth = 100;
const usualMinWidth = 50;
const tickWidth = 50;
const borders = 2;

/** The least that a column takes. */
const roomOf = ({
  width,
  minWidth = usualMinWidth,
  flex,
}: Pick<GridColDef, 'width' | 'minWidth' | 'flex'>) =>
  flex === undefined ? Math.max(width ?? usualWidth, minWidth) : minWidth;

interface Wanted<Row extends GridValidRowModel> extends Pick<TableProps<Row>, 'columns'> {
  readonly hidden: readonly string[];
  readonly isSelectable: boolean;
}

/**
 * Which columns a table of that width has room for, so that nothing scrolls sideways: from the right they give way, but for
 * those that keep their place or cannot be put away either.
 * @param width pixels; 0 while it is not known.
 */
export function fittingColumns<Row extends GridValidRowModel>(
  { columns, hidden, isSelectable }: Wanted<Row>,
  width: number,
) {
  if (width === 0) return { shown: columns, gaveWay: [] };
  const gaveWay = new Set<string>();
  const wanted = columns.filter(({ field }) => !hidden.includes(field));
  let taken = wanted.reduce(
    (sum, column) => sum + roomOf(column),
    isSelectable ? tickWidth + borders : borders,
  );
  for (const column of wanted.toReversed()) {
    if (taken <= width) break;
    if (column.keeps === true || column.hideable === false) continue;
    gaveWay.add(column.field);
    taken -= roomOf(column);
  }
  return {
    shown: columns.filter(({ field }) => !gaveWay.has(field)),
    gaveWay: wanted.filter(({ field }) => gaveWay.has(field)),
  };
}
