import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#core/client/call-error';
import type { Page } from '#core/client/use-call-query';
import type { ListState } from '../list/use-list-url';

export type RowId = string | number;

export interface RowCursor {
  readonly id: RowId | undefined;
  readonly put: (id: RowId | null) => void;
  readonly move: (step: 1 | -1) => void;
}

/**
 * The server sorts by `field` unless `sortable` is false. Without room for all, columns with `yields` go first, then the
 * last ones without `keeps`.
 */
export interface Column<Row> {
  readonly field: string;
  readonly headerName?: string;
  /** The head is for screen readers only. */
  readonly hidesHead?: boolean;
  /** Pixels; `flex` shares what is left, `minWidth` at least. */
  readonly width?: number;
  readonly flex?: number;
  readonly minWidth?: number;
  readonly align?: 'right';
  readonly sortable?: boolean;
  /** Direction of the first press; ascending without it. */
  readonly firstSort?: 'desc';
  readonly hideable?: boolean;
  readonly keeps?: boolean;
  readonly yields?: boolean;
  /** Without it, the value of `field`. */
  readonly renderCell?: (cell: { readonly row: Row }) => ReactNode;
}

/** Pixels. */
const usualWidth = 100;
const usualMinWidth = 50;

/** The least width of a column. Pixels. */
export const roomOf = ({
  width = usualWidth,
  minWidth = usualMinWidth,
  flex,
}: Pick<Column<never>, 'width' | 'minWidth' | 'flex'>): number =>
  flex === undefined ? Math.max(width, minWidth) : minWidth;

/** Pixels. */
export const tickWidth = 36;
export const columnGap = 12;
/** Both ends of a row with the borders. Pixels. */
const rowPadding = 42;

/** Columns in the order of `fields`; others come last. */
export function withOrder<C extends { readonly field: string }>(
  columns: readonly C[],
  fields: readonly string[],
): readonly C[] {
  if (fields.length === 0) return columns;
  const placeOf = ({ field }: C) => (fields.includes(field) ? fields.indexOf(field) : fields.length);
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export interface Selection {
  /** Of all pages. */
  readonly selected: ReadonlySet<RowId>;
  readonly onChange: (selected: ReadonlySet<RowId>) => void;
}

export interface TableProps<Row> {
  /** For screen readers. */
  label: string;
  list: ListState;
  query: UseQueryResult<Page<Row[]>, CallError>;
  /** Shown instead of the newest answer's rows: live lists keep still. */
  rows?: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => RowId;
  /** For screen readers. */
  rowName?: (row: Row) => string;
  /** A row without room for columns. */
  card: (row: Row) => ReactNode;
  /** Below or beside the card. */
  cardActions?: (row: Row) => ReactNode;
  /** Pixels of the table from which on it has columns; without it, all but phones and small tablets. */
  columnsFrom?: number;
  /** Rows per page to choose from; -1 is all. */
  pageSizes?: readonly number[];
  /** Order without one in the address: `field` or `-field`. */
  usualSort?: string;
  /** Address of a row. */
  linkTo?: (row: Row) => string;
  /** The table stays while a row is open. */
  keepsScroll?: boolean;
  /** The row that is open beside the table. */
  openId?: RowId;
  /** For screens with keys of their own. */
  cursor?: RowCursor;
  justAdded?: ReadonlySet<RowId>;
  /** The pointer is over the row. */
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
 * The columns that fit without scrolling sideways.
 * @param width pixels; 0 while it is unknown
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
