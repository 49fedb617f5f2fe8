import { useCallback, useState } from 'react';
import { withChangesIn } from '#core/client/patch-record';

interface Row {
  readonly id: string;
}
interface Held<R extends Row> {
  readonly view: string;
  readonly rows: readonly R[];
}

export interface FrozenRows<R extends Row> {
  /** What is shown; undefined before the first answer. */
  readonly rows: readonly R[] | undefined;
  /** Takes the newest answer over as it is. */
  readonly catchUp: () => void;
  /** Changes a shown row at once, whether or not the newest answer still has it. */
  readonly amend: (id: string, changes: Partial<R>) => void;
}

/** The held rows with their newest content, in the held order; another view or an empty one takes over what comes. */
function settle<R extends Row>(held: Held<R> | null, view: string, fresh: readonly R[]): Held<R> {
  if (held === null || held.view !== view || (held.rows.length === 0 && fresh.length > 0)) {
    return { view, rows: fresh };
  }
  const known = new Map(fresh.map((row) => [row.id, row]));
  const rows = held.rows.map((row) => known.get(row.id) ?? row);
  return rows.some((row, index) => row !== held.rows[index]) ? { view, rows } : held;
}

/**
 * Keeps the rows of a live list where they are while somebody reads them: contents follow, but nothing slides in, out
 * or to another place until the reader asks for another view or catches up.
 * @param view what is asked for; a change of it is the reader's own.
 * @param fresh the newest answer to that view; undefined while it is on its way.
 */
export function useFrozenRows<R extends Row>(view: string, fresh: readonly R[] | undefined): FrozenRows<R> {
  const [held, setHeld] = useState<Held<R> | null>(null);
  const settled = fresh === undefined ? held : settle(held, view, fresh);
  if (settled !== held) setHeld(settled);

  const amend = (id: string, changes: Partial<R>) =>
    setHeld(
      (before) =>
        before && {
          ...before,
          rows: withChangesIn(before.rows, id, changes),
        },
    );
  const catchUp = useCallback(() => setHeld(null), []);
  return { rows: settled?.rows, catchUp, amend };
}
