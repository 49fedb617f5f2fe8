import { type ChangeEvent, type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowId, TableProps } from './table';
import { rowLinkId } from './RowParts';
import { useRowKeys } from './use-row-keys';

interface CursorOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => RowId;
  readonly openId?: RowId;
  readonly linkTo: (row: Row) => string;
}

/** Moving while a row is open opens the next one. */
export function useRowCursor<Row>({ rows, rowId, openId, linkTo }: CursorOptions<Row>) {
  const navigate = useNavigate();
  const [id, put] = useState<RowId | null>(null);
  const indexOf = (requested: RowId | null | undefined) => rows.findIndex((row) => rowId(row) === requested);
  const index = indexOf(id) === -1 ? indexOf(openId) : indexOf(id);
  const at = rows[index];

  const move = (step: 1 | -1) => {
    const next = rows[index === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, index + step))];
    if (next === undefined) return;
    put(rowId(next));
    if (openId !== undefined && openId !== rowId(next)) {
      // Heavy parts follow (`useDeferredValue`).
      void navigate(linkTo(next), { replace: true, preventScrollReset: true, flushSync: true });
    }
    // Last: focus forces layout.
    document.getElementById(rowLinkId(rowId(next)))?.focus();
  };
  return { at, id: at && rowId(at), put, move };
}
const nowhere = () => '';
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const keyAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;

function useTicks<Row>({ rowId, selection }: TableProps<Row>, rows: readonly Row[]) {
  if (selection === undefined) return undefined;
  const { selected, onChange } = selection;
  const ids = rows.map(rowId);
  const onPage = ids.filter((id) => selected.has(id)).length;
  const change = (edit: (after: Set<RowId>) => void) => {
    const after = new Set(selected);
    edit(after);
    onChange(after);
  };
  return {
    has: (id: RowId) => selected.has(id),
    page: {
      count: ids.length,
      selected: onPage,
      /** Other pages keep their selection. */
      onToggle: () =>
        change((after) => ids.forEach((id) => (onPage === ids.length ? after.delete(id) : after.add(id)))),
    },
    toggle: (id: RowId) => change((after) => (after.delete(id) ? undefined : after.add(id))),
  };
}

/** Shared listeners: properties of a row change only with it. */
export function useTableRows<Row>(table: TableProps<Row>) {
  const { query, rowId, rowName, linkTo, keepsScroll = false, openId, justAdded, onPeek } = table;
  const rows = table.rows ?? query.data?.rows ?? [];
  const own = useRowCursor({ rows, rowId, openId, linkTo: linkTo ?? nowhere });
  const cursor = table.cursor ?? own;
  const selection = useTicks(table, rows);
  const rowOf = (key: string | undefined) => rows.find((row) => String(rowId(row)) === key);
  useRowKeys({
    onMove: cursor.move,
    onSelect: () => cursor.id !== undefined && selection?.toggle(cursor.id),
    enabled: table.cursor === undefined && linkTo !== undefined,
  });

  const propsOf = (row: Row) => {
    const id = rowId(row);
    return {
      row,
      id: String(id),
      name: rowName?.(row),
      to: linkTo?.(row),
      keepsScroll,
      isSelected: selection?.has(id),
      isOpen: openId === id,
      isCursor: cursor.id === id,
      isJustAdded: justAdded?.has(id),
    };
  };
  const listeners = {
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      const row = target.matches('[type="checkbox"]') ? rowOf(keyAt(target)) : undefined;
      if (row !== undefined) selection?.toggle(rowId(row));
    },
    onFocus: ({ target }: FocusEvent) => {
      const row = target.matches('.open-row') ? rowOf(keyAt(target)) : undefined;
      if (row !== undefined) cursor.put(rowId(row));
    },
    onPointerOver: ({ target }: PointerEvent) => {
      const row = onPeek && rowOf(keyAt(target));
      if (row !== undefined) onPeek?.(row);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const isInRow = event.target instanceof Element && event.target.matches('.open-row');
      if (step === undefined || !isInRow) return;
      event.preventDefault();
      cursor.move(step);
    },
  };
  return { ...table, rows, keys: rows.map(rowId), selection, propsOf, listeners };
}
export type TableRows<Row> = ReturnType<typeof useTableRows<Row>>;
