import { useState } from 'react';

const none: ReadonlySet<string> = new Set();

export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly choose: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Chosen rows of one page: another view begins with none. */
export function useSelection(view: string): RowSelection {
  const [chosen, setChosen] = useState({ view, ids: none });
  const ids = chosen.view === view ? chosen.ids : none;
  const choose = (wanted: Iterable<string>) => setChosen({ view, ids: new Set(wanted) });
  return {
    ids,
    choose,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    clear: () => choose([]),
  };
}
