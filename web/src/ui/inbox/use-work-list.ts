import type { OutputOf, QueryContract } from '@portal/contracts/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useMemo } from 'react';
import type { CallError } from '#core/client/call-error';
import { useCallClient } from '#core/client/call-client';
import type { CallCache, Undo } from '#core/client/call-cache';
import { patchRecord, withChangesIn } from '#core/client/patch-record';
import { useCallPrefetch, type Page, useCallList, useCallQuery } from '#core/client/use-call-query';
import { usePushes } from '#core/live/LiveProvider';
import { type ListState, type ListUrl, useListUrl, type ListInput } from '../list/use-list-url';
import { useToday } from '../use-now';
import type { AnyWorkList, WorkListSpec, WorkRow } from './work-list-spec';

/** Above this, the count reads "many". */
const maxProbed = 50;
const none: ReadonlySet<string> = new Set();

interface Lists<Row> {
  readonly input: ListInput;
  /** What is shown. */
  readonly shown: readonly Row[];
  readonly fresh: readonly Row[] | undefined;
}

/** Only on the first page, newest first. Includes what came while offline. */
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

/** Matching the filters. */
function useArrivals<Row extends WorkRow>(spec: AnyWorkList<Row>, lists: Lists<Row>) {
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
    onNew: (id: string) => setHeard((before) => new Set(before).add(id)),
    forget: () => setHeard(none),
  };
}

interface FrozenRowsRow {
  readonly id: string;
}

interface Held<R extends FrozenRowsRow> {
  readonly view: string;
  readonly rows: readonly R[];
}

interface FrozenRows<R extends FrozenRowsRow> {
  /** Undefined before the first answer. */
  readonly rows: readonly R[] | undefined;
  readonly catchUp: () => void;
  /** Even if the newest answer lacks it. */
  readonly amend: (id: string, changes: Partial<R>) => void;
}

/** Held order, newest content; another view or an empty one takes the new rows. */
function settle<R extends FrozenRowsRow>(held: Held<R> | null, view: string, fresh: readonly R[]): Held<R> {
  if (held === null || held.view !== view || (held.rows.length === 0 && fresh.length > 0)) {
    return { view, rows: fresh };
  }
  const known = new Map(fresh.map((row) => [row.id, row]));
  const rows = held.rows.map((row) => known.get(row.id) ?? row);
  return rows.some((row, index) => row !== held.rows[index]) ? { view, rows } : held;
}

/**
 * Rows keep their place until another view or `catchUp`.
 * @param view a change takes the new rows
 * @param fresh undefined while loading
 */
function useFrozenRows<R extends FrozenRowsRow>(
  view: string,
  fresh: readonly R[] | undefined,
): FrozenRows<R> {
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

const nothing: ReadonlySet<string> = new Set();
const noRows: readonly never[] = [];

/** Default rows per page. */
export const workListSize = 20;

export function useWorkListUrl<Filter extends string>(
  spec: Pick<WorkListSpec<never, QueryContract, QueryContract, Filter>, 'filters' | 'opensWith' | 'asks'>,
): ListUrl<Filter> {
  const { filters, opensWith, asks } = spec;
  const today = useToday();
  const list = useListUrl({ defaultSize: workListSize, filters, opensWith });
  return useMemo(() => (asks ? { ...list, input: asks(list.input, today) } : list), [list, asks, today]);
}

/** Over all pages. */
function useAllRows<Row extends WorkRow>({ rows }: AnyWorkList<Row>, { input }: ListState) {
  const client = useCallClient();
  const all = JSON.stringify({ ...input, page: 1, size: -1 });
  return useCallback(
    async () => (await client.send(rows, JSON.parse(all))).data as readonly Row[],
    [client, rows, all],
  );
}

/** By kind, within the other filters. */
function useCounts<Row extends WorkRow>({ counts, counted }: AnyWorkList<Row>, { input }: ListState) {
  const others = { ...input, page: undefined, size: undefined, sort: undefined, [counted]: undefined };
  return useCallQuery(counts, JSON.parse(JSON.stringify(others)), { keepPrevious: true }).data;
}

/** Prefetches the next page. */
function usePage<Row extends WorkRow>({ rows }: AnyWorkList<Row>, { input }: ListState) {
  const query = useCallList(rows, input);
  const prefetch = useCallPrefetch();
  const { page, size } = input;
  const shown = size === -1 ? Infinity : page * size;
  const hasNext = query.data !== undefined && !query.isPlaceholderData && shown < query.data.total;
  const next = JSON.stringify({ ...input, page: page + 1 });
  useEffect(() => {
    if (hasNext) prefetch(rows, JSON.parse(next));
  }, [hasNext, next, prefetch, rows]);
  return query;
}

interface RowPush<Row> {
  readonly id: string;
  readonly fields?: Partial<Row>;
}

interface RowPushes<Row> {
  readonly amend: (id: string, changes: Partial<Row>) => void;
  readonly onNew: (id: string) => void;
}

function useRowPushes<Row extends WorkRow>(spec: AnyWorkList<Row>, { amend, onNew }: RowPushes<Row>) {
  const { pushes, mayBeNew } = spec;
  const changing = Object.keys(pushes.live).filter((name) => pushes.live[name]?.records);
  const handlerOf = (name: string) => (payload: unknown) => {
    const { id, fields } = payload as RowPush<Row>;
    if (fields !== undefined) amend(id, fields);
    if (mayBeNew.includes(name)) onNew(id);
  };
  const names = [...new Set([...changing, ...mayBeNew])];
  usePushes(pushes, Object.fromEntries(names.map((name) => [name, handlerOf(name)])));
}

interface Shown<Row> {
  readonly shown: readonly Row[];
  readonly amend: (id: string, changes: Partial<Row>) => void;
}

/** Even if the newest answer lacks it. */
function showIn<Row extends WorkRow>(spec: AnyWorkList<Row>, { shown, amend }: Shown<Row>) {
  return (cache: CallCache, id: string, changes: Partial<Row>): Undo => {
    const former = shown.find((row) => row.id === id);
    const undo = patchRecord(cache, [spec.rows, ...(spec.alsoKnownBy ?? [])], id, changes);
    amend(id, changes);
    return () => {
      undo();
      const fields = Object.keys(changes) as (keyof Row)[];
      if (former) amend(id, Object.fromEntries(fields.map((name) => [name, former[name]])) as Partial<Row>);
    };
  };
}

/** Rows hold still, new ones wait. Changed rows stay even if filters exclude them. */
export function useWorkList<
  Row extends WorkRow,
  List extends QueryContract,
  Count extends QueryContract,
  Filter extends string,
>(own: WorkListSpec<Row, List, Count, Filter>, list: ListUrl<Filter>) {
  const spec = own as unknown as AnyWorkList<Row>;
  const { newestFirst, opensWith } = spec;
  const { input } = list;
  const query = usePage(spec, list);
  const counts = useCounts(spec, list) as OutputOf<Count> | undefined;
  const view = JSON.stringify(input);
  const fresh = query.isPlaceholderData ? undefined : (query.data?.rows as readonly Row[] | undefined);
  const { rows, amend, catchUp } = useFrozenRows(view, fresh);
  const shown = rows ?? noRows;
  const { waiting, onNew, forget } = useArrivals(spec, { input, shown, fresh });
  const [justAdded, setJustAdded] = useState(nothing);
  const load = useAllRows(spec, list);
  useRowPushes(spec, { amend, onNew });

  return {
    list,
    load,
    query: query as unknown as UseQueryResult<Page<Row[]>, CallError>,
    counts,
    view,
    rows,
    waiting: waiting.size,
    justAdded,
    catchUp,
    /** Newest first. */
    showNew: () => {
      setJustAdded(waiting);
      forget();
      catchUp();
      const { sort = newestFirst } = input;
      if (input.page !== 1 || sort !== newestFirst) list.setSort(opensWith?.sort && newestFirst);
      window.scrollTo({ top: 0 });
    },
    show: showIn(spec, { shown, amend }),
  };
}
