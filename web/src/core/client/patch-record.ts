import type { QueryContract } from '@portal/contracts/kernel';
import type { CallCache, Undo } from './call-cache';

interface RecordOf {
  readonly id: number | string;
  readonly version?: number;
}
type Fields = Readonly<Record<string, unknown>>;

const isOlder = (changes: Fields, { version }: RecordOf) =>
  typeof changes['version'] === 'number' && version !== undefined && changes['version'] < version;

const isChanged = (record: object, changes: Fields) =>
  Object.entries(changes).some(([field, value]) => (record as Fields)[field] !== value);

const known = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function withChanges<R extends RecordOf>(record: R, id: R['id'], changes: object): R {
  const fields = changes as Fields;
  if (record.id !== id || isOlder(fields, record) || !isChanged(record, fields)) return record;
  return { ...record, ...changes };
}

const unlessSame = <R>(before: readonly R[], after: readonly R[]): readonly R[] =>
  after.some((record, index) => record !== before[index]) ? after : before;

/** Ignores undefined fields. */
export function withChangesIn<R extends RecordOf>(rows: readonly R[], id: R['id'], changes: object) {
  const requested = known(changes);
  return unlessSame(
    rows,
    rows.map((row) => withChanges(row, id, requested)),
  );
}

/** Before the refetch; ignores undefined fields. @returns restores its former fields only */
export function patchRecord(
  cache: CallCache,
  queries: readonly Pick<QueryContract, 'name'>[],
  id: RecordOf['id'],
  changes: object,
): Undo {
  const requested = known(changes);
  let former: Fields | null = null;
  const apply = (fields: object, note?: (record: RecordOf) => void) => {
    const change = (record: RecordOf) => {
      const after = withChanges(record, id, fields);
      if (after !== record) note?.(record);
      return after;
    };
    for (const query of queries) {
      cache.patch(query as QueryContract, (data) => {
        if (!Array.isArray(data)) return change(data as RecordOf);
        const rows = data as RecordOf[];
        return unlessSame(rows, rows.map(change));
      });
    }
  };
  apply(requested, (record) => {
    former ??= Object.fromEntries(Object.keys(requested).map((field) => [field, (record as never)[field]]));
  });
  return () => former && apply(former);
}
