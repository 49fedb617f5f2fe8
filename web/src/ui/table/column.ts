import type { ReactNode } from 'react';

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

/** The column of the boxes to tick, and the gap between columns. Pixels. */
export const tickWidth = 36;
export const columnGap = 12;
/** What a row keeps free at its two ends, with the table's borders. Pixels. */
export const rowPadding = 42;

/** The columns as CSS lays them out. */
export function templateOf(columns: readonly Column<never>[], isSelectable: boolean): string {
  const tracks = columns.map((column) =>
    column.flex === undefined ? `${roomOf(column)}px` : `minmax(${roomOf(column)}px, ${column.flex}fr)`,
  );
  return [...(isSelectable ? [`${tickWidth}px`] : []), ...tracks].join(' ');
}
