import type { QueryContract } from '@portal/contracts/kernel';
import type { CallCache, Undo } from './call-cache';

interface RecordOf {
  readonly id: number | string;
  readonly version?: number;
}
type Fields = Readonly<Record<string, unknown>>;

/** An older version says nothing new of a record. */
const isOlder = (changes: Fields, { version }: RecordOf) =>
  typeof changes['version'] === 'number' && version !== undefined && changes['version'] < version;

const isChanged = (record: object, changes: Fields) =>
  Object.entries(changes).some(([field, value]) => (record as Fields)[field] !== value);

const known = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The record with the changes; itself where they change nothing. */
function withChanges<R extends RecordOf>(record: R, id: R['id'], changes: object): R {
  const fields = changes as Fields;
  if (record.id !== id || isOlder(fields, record) || !isChanged(record, fields)) return record;
  return { ...record, ...changes };
}

/** The same list where nothing in it is another. */
const unlessSame = <R>(before: readonly R[], after: readonly R[]): readonly R[] =>
  after.some((record, index) => record !== before[index]) ? after : before;

/** Changes one record of a list; the list itself where it is not among them. Fields that are undefined stay as they are. */
export function withChangesIn<R extends RecordOf>(rows: readonly R[], id: R['id'], changes: object) {
  const wanted = known(changes);
  return unlessSame(
    rows,
    rows.map((row) => withChanges(row, id, wanted)),
  );
}

/**
 * Changes one record in every remembered answer of these queries, lists and single records alike, so that a change shows
 * before the refetch. Fields that are undefined stay as they are.
 * @returns puts the record's former fields back, and leaves everything else that came meanwhile.
 */
export function patchRecord(
  cache: CallCache,
  queries: readonly QueryContract[],
  id: RecordOf['id'],
  changes: object,
): Undo {
  const wanted = known(changes);
  let former: Fields | null = null;
  const apply = (fields: object, note?: (record: RecordOf) => void) => {
    const change = (record: RecordOf) => {
      const after = withChanges(record, id, fields);
      if (after !== record) note?.(record);
      return after;
    };
    for (const query of queries) {
      cache.patch(query, (data) => {
        if (!Array.isArray(data)) return change(data as RecordOf);
        const rows = data as RecordOf[];
        return unlessSame(rows, rows.map(change));
      });
    }
  };
  apply(wanted, (record) => {
    former ??= Object.fromEntries(Object.keys(wanted).map((field) => [field, (record as never)[field]]));
  });
  return () => former && apply(former);
}
