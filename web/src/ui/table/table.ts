import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#core/client/call-error';
import type { Page } from '#core/client/use-call-query';
import type { ListState } from '../list/use-list-url';
import type { RowCursor } from './use-table-rows';

export type RowId = string | number;

/**
 * A column of a table. `field` is also what the server sorts by; `sortable: false` where it does not. Where there is no
 * room for all, those that yield give way first, then the last ones, but for those that keep their place.
 */
export interface Column<Row> {
  readonly field: string;
  readonly headerName?: string;
  /** The head is told to screen readers alone. */
  readonly hidesHead?: boolean;
  /** Pixels; `flex` shares what is left, `minWidth` at least. */
  readonly width?: number;
  readonly flex?: number;
  readonly minWidth?: number;
  readonly align?: 'right';
  readonly sortable?: boolean;
  /** Which way round the first press sorts; ascending where nothing is said. */
  readonly firstSort?: 'desc';
  readonly hideable?: boolean;
  readonly keeps?: boolean;
  readonly yields?: boolean;
  /** The row's own value under `field` without it. */
  readonly renderCell?: (cell: { readonly row: Row }) => ReactNode;
}

/** Pixels: of a column that says nothing, and the least of a flexible one. */
const usualWidth = 100;
const usualMinWidth = 50;

/** The least that a column takes. Pixels. */
export const roomOf = ({
  width = usualWidth,
  minWidth = usualMinWidth,
  flex,
}: Pick<Column<never>, 'width' | 'minWidth' | 'flex'>): number =>
  flex === undefined ? Math.max(width, minWidth) : minWidth;

/** Pixels. */
export const tickWidth = 36;
export const columnGap = 12;
/** What a row keeps free at its two ends, with the table's borders. Pixels. */
export const rowPadding = 42;

/** Columns in the order of `fields`; those that it does not name come last. */
export function withOrder<C extends { readonly field: string }>(
  columns: readonly C[],
  fields: readonly string[],
): readonly C[] {
  if (fields.length === 0) return columns;
  const placeOf = ({ field }: C) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

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
