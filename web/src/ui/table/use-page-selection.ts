import { useState } from 'react';
import type { RowId } from './column';

const none: ReadonlySet<RowId> = new Set();

/** Chosen rows of one page: another view begins with none. */
export function usePageSelection(view: string) {
  const [chosen, setChosen] = useState({ view, selected: none });
  const selected = chosen.view === view ? chosen.selected : none;
  const onChange = (wanted: ReadonlySet<RowId>) => setChosen({ view, selected: wanted });
  return {
    selected,
    onChange,
    toggle: (id: RowId) => {
      const after = new Set(selected);
      if (!after.delete(id)) after.add(id);
      onChange(after);
    },
    clear: () => onChange(none),
  };
}
