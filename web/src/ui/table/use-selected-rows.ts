import { useState } from 'react';
import type { RowId } from './table';

interface Chosen<Row> {
  readonly view: string;
  readonly rows: ReadonlyMap<RowId, Row>;
}

interface SelectedRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => RowId;
  /** A change clears the selection. */
  readonly view: string;
}

/** Of all pages; hidden ones as they were when selected. */
export function useSelectedRows<Row>({ rows, rowId, view }: SelectedRowsOptions<Row>) {
  const [chosen, setChosen] = useState<Chosen<Row>>({ view, rows: new Map() });
  const former: ReadonlyMap<RowId, Row> = chosen.view === view ? chosen.rows : new Map();
  const shown = new Map(rows.map((row) => [rowId(row), row]));
  const rowOf = (id: RowId) => shown.get(id) ?? former.get(id);
  const choose = (all: readonly Row[]) =>
    setChosen({ view, rows: new Map(all.map((row) => [rowId(row), row])) });
  const onChange = (requested: ReadonlySet<RowId>) => choose([...requested].flatMap((id) => rowOf(id) ?? []));
  const ids: ReadonlySet<RowId> = new Set(former.keys());
  return {
    selected: ids,
    rows: [...ids].flatMap((id) => rowOf(id) ?? []),
    onChange,
    choose,
    toggle: (id: RowId) => {
      const after = new Set(ids);
      if (!after.delete(id)) after.add(id);
      onChange(after);
    },
    clear: () => choose([]),
  };
}
export type SelectedRows<Row> = ReturnType<typeof useSelectedRows<Row>>;
