import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowId } from './column';
import { rowLinkId } from './TableRow';

interface CursorOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => RowId;
  /** The row that is open beside the table. */
  readonly openId?: RowId;
  readonly linkTo: (row: Row) => string;
}

/** Where the keyboard is in a table. While a row is open, moving on opens the next one in its place. */
export function useRowCursor<Row>({ rows, rowId, openId, linkTo }: CursorOptions<Row>) {
  const navigate = useNavigate();
  const [id, put] = useState<RowId | null>(null);
  const indexOf = (wanted: RowId | null | undefined) => rows.findIndex((row) => rowId(row) === wanted);
  const index = indexOf(id) === -1 ? indexOf(openId) : indexOf(id);
  const at = rows[index];

  const move = (step: 1 | -1) => {
    const next = rows[index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step))];
    if (next === undefined) return;
    put(rowId(next));
    if (openId !== undefined && openId !== rowId(next)) {
      // At once, not when there is time: what is heavy in the opened row may follow (`useDeferredValue`).
      void navigate(linkTo(next), { replace: true, preventScrollReset: true, flushSync: true });
    }
    // Last, for it makes the browser lay out what has changed until then.
    document.getElementById(rowLinkId(rowId(next)))?.focus();
  };
  return { at, id: at && rowId(at), put, move };
}
export type RowCursor = Pick<ReturnType<typeof useRowCursor>, 'id' | 'put' | 'move'>;
