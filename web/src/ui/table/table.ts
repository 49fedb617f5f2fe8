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

/** Sorted by `field` unless `sortable` is false. `yields` go first for room, then the last without `keeps`. */
export interface Column<Row> {
  readonly field: string;
  readonly headerName?: string;
  readonly hidesHead?: boolean;
  /** Pixels; `flex` shares the rest, `minWidth` at least. */
  readonly width?: number;
  readonly flex?: number;
  readonly minWidth?: number;
  readonly align?: 'right';
  readonly sortable?: boolean;
  /** Default: ascending. */
  readonly firstSort?: 'desc';
  readonly hideable?: boolean;
  readonly keeps?: boolean;
  readonly yields?: boolean;
  /** Default: the value of `field`. */
  readonly renderCell?: (cell: { readonly row: Row }) => ReactNode;
}

/** Pixels. */
const usualWidth = 100;
const usualMinWidth = 50;

/** Minimum, in pixels. */
export const roomOf = ({
  width = usualWidth,
  minWidth = usualMinWidth,
  flex,
}: Pick<Column<never>, 'width' | 'minWidth' | 'flex'>): number =>
  flex === undefined ? Math.max(width, minWidth) : minWidth;

/** Pixels. */
export const tickWidth = 36;
export const columnGap = 12;
/** Pixels, with borders. */
const rowPadding = 42;

/** Others come last. */
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
  /** Live lists keep still. */
  rows?: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => RowId;
  /** For screen readers. */
  rowName?: (row: Row) => string;
  card: (row: Row) => ReactNode;
  cardActions?: (row: Row) => ReactNode;
  /** Pixels; default: all but phones and small tablets. */
  columnsFrom?: number;
  /** -1 is all. */
  pageSizes?: readonly number[];
  /** `field` or `-field`. */
  usualSort?: string;
  linkTo?: (row: Row) => string;
  keepsScroll?: boolean;
  openId?: RowId;
  /** For screens with keys of their own. */
  cursor?: RowCursor;
  justAdded?: ReadonlySet<RowId>;
  /** On hover. */
  onPeek?: (row: Row) => void;
  selection?: Selection;
}

interface Requested<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hidden: readonly string[];
  readonly isSelectable: boolean;
}

const yieldsOf = ({ yields = false }: Pick<Column<never>, 'yields'>) => yields;

/** Without scrolling sideways. @param width pixels; 0 while unknown */
export function fittingColumns<Row>({ columns, hidden, isSelectable }: Requested<Row>, width: number) {
  const requested = columns.filter(({ field }) => !hidden.includes(field));
  if (width === 0) return { shown: requested, dropped: [] };
  const dropped = new Set<string>();
  const ends = rowPadding - columnGap + (isSelectable ? tickWidth + columnGap : 0);
  let taken = requested.reduce((sum, column) => sum + roomOf(column) + columnGap, ends);
  const yielding = requested
    .toReversed()
    .toSorted((one, other) => Number(yieldsOf(other)) - Number(yieldsOf(one)));
  for (const column of yielding) {
    if (taken <= width) break;
    if (column.keeps === true || column.hideable === false) continue;
    dropped.add(column.field);
    taken -= roomOf(column) + columnGap;
  }
  return {
    shown: requested.filter(({ field }) => !dropped.has(field)),
    dropped: requested.filter(({ field }) => dropped.has(field)),
  };
}
