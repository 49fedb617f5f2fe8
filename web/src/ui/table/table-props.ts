import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '#core/client/call-error';
import type { Page } from '#core/client/use-call-query';
import type { ListState } from '../list/use-list-url';
import type { Column, RowId } from './column';
import type { RowCursor } from './use-row-cursor';

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
