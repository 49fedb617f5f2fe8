import { useMany } from '../inbox/use-many';
import { useSelectedRows } from '../table/use-selected-rows';
import type { AnyRecordSpec, RecordRow } from './record-spec';
import { useRemoveMany } from './use-remove-many';
import { useSwitchMany } from './use-switch-many';

const rowId = ({ id }: RecordRow) => id;

interface RecordBulkOptions {
  /** The page that is shown. */
  readonly rows: readonly RecordRow[];
  /** What is searched and filtered by: another question begins with nothing selected. */
  readonly view: string;
  /** All rows that search and filters leave. */
  readonly load: () => Promise<readonly RecordRow[]>;
}

/** Many records at once: which are selected, over all pages, and what can be done with them. */
export function useRecordBulk(spec: AnyRecordSpec, { rows, view, load }: RecordBulkOptions) {
  const many = useMany<RecordRow>();
  const selection = useSelectedRows({ rows, rowId, view });
  const removal = useRemoveMany(spec, many);
  const switchMany = useSwitchMany(spec, many);
  return {
    many,
    selection,
    selectAll: async () => selection.choose(await load()),
    removal: {
      ...removal,
      confirm: async (chosen: readonly RecordRow[]) => {
        selection.clear();
        await removal.confirm(chosen);
      },
    },
    switchMany: spec.switchedBy === undefined ? undefined : switchMany,
  };
}
export type RecordBulk = ReturnType<typeof useRecordBulk>;
