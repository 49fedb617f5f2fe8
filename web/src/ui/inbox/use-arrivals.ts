import { useMemo, useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import type { ListInput } from '../list/use-list-url';
import type { AnyWorkList, WorkRow } from './work-list-spec';

/** More than these wait for nobody: then the number says "many" anyway. */
const maxProbed = 50;
const none: ReadonlySet<string> = new Set();

interface Lists<Row> {
  readonly input: ListInput;
  /** What is shown. */
  readonly shown: readonly Row[];
  /** The newest answer to the same question. */
  readonly fresh: readonly Row[] | undefined;
}

/** On the first page, newest first, everything newer than what is shown is new: also what came while offline. */
function laterThan<Row extends WorkRow>(
  { newestFirst }: AnyWorkList<Row>,
  { input, shown, fresh = [] }: Lists<Row>,
) {
  const { page, sort = newestFirst } = input;
  if (page !== 1 || sort !== newestFirst || shown.length === 0) return [];
  const timeOf = (row: Row) => String(row[newestFirst.slice(1) as keyof Row]);
  const newest = shown.reduce((latest, row) => (timeOf(row) > latest ? timeOf(row) : latest), '');
  return fresh.filter((row) => timeOf(row) > newest);
}

/** Rows that came in while the list was read, and that its filters would show. */
export function useArrivals<Row extends WorkRow>(spec: AnyWorkList<Row>, lists: Lists<Row>) {
  const [heard, setHeard] = useState(none);
  const { input, shown, fresh } = lists;
  const probe = useCallList(
    spec.rows,
    { ...input, page: 1, size: maxProbed, sort: spec.newestFirst },
    { enabled: heard.size > 0, keepPrevious: false },
  );
  const probed = probe.data?.rows as readonly Row[] | undefined;
  const waiting = useMemo((): ReadonlySet<string> => {
    const known = new Set(shown.map(({ id }) => id));
    const found = probed?.filter((row) => heard.has(row.id) && spec.isNew?.(row) !== false) ?? [];
    const came = [...laterThan(spec, { input, shown, fresh }), ...found].map(({ id }) => id);
    return new Set(came.filter((id) => !known.has(id)));
  }, [spec, input, shown, fresh, probed, heard]);
  return {
    waiting,
    onPush: (id: string) => setHeard((before) => new Set(before).add(id)),
    forget: () => setHeard(none),
  };
}
