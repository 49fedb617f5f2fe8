import { type Column, columnGap, roomOf, rowPadding, tickWidth } from './column';

interface Wanted<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly isSelectable: boolean;
}

const yieldsOf = ({ yields = false }: Pick<Column<never>, 'yields'>) => yields;

/**
 * Which columns a table of that width has room for, so that nothing scrolls sideways: those that yield
 * give way first, then from the right, but for those that keep their place or cannot be put away either.
 * @param width pixels; 0 while it is not known.
 */
export function fittingColumns<Row>({ columns, hidden, isSelectable }: Wanted<Row>, width: number) {
  const wanted = columns.filter(({ field }) => !hidden.includes(field));
  if (width === 0) return { shown: wanted, dropped: [] };
  const dropped = new Set<string>();
  const ends = rowPadding - columnGap + (isSelectable ? tickWidth + columnGap : 0);
  let taken = wanted.reduce((sum, column) => sum + roomOf(column) + columnGap, ends);
  const yielding = wanted
    .toReversed()
    .toSorted((one, other) => Number(yieldsOf(other)) - Number(yieldsOf(one)));
  for (const column of yielding) {
    if (taken <= width) break;
    if (column.keeps === true || column.hideable === false) continue;
    dropped.add(column.field);
    taken -= roomOf(column) + columnGap;
  }
  return {
    shown: wanted.filter(({ field }) => !dropped.has(field)),
    dropped: wanted.filter(({ field }) => dropped.has(field)),
  };
}
