import { isRejection, type QueryContract, refusalFor, reject, type Rejection } from '@portal/contracts';
import type { ChangedValue, RecordChange, RecordKind } from '@portal/contracts/areas/history';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { refuseForeignRestaurant } from '@portal/platform/http/request-guard';
import type { ListAnswer, QueryContext, QueryHandler } from '@portal/platform/http/serve-queries';
import type { Views } from '@portal/platform/stores/view-store/views';
import { foldedDocuments } from '../../past';
import { type Documents, pastViews, readOnce } from './past-views';
import { type RecordHistory, recordHistories } from './record-histories';

export type Values = Readonly<Record<string, unknown>>;

/** A record that the reader may see, and how to ask for it. */
export interface SeenRecord {
  readonly history: RecordHistory;
  /** Of its document. */
  readonly id: string;
  readonly now: Values;
  readonly events: readonly ProjectedEvent[];
  /** As its query would have answered; `null`: not there, or hidden. */
  readonly ask: (documents: Documents, at?: string) => Promise<Values | null>;
}

export interface Change {
  readonly event: ProjectedEvent;
  readonly what: RecordChange['what'];
  readonly fields: readonly ChangedValue[];
}

const missing = reject('not_found');

/** The first that the reader may call, with its guard's rules; else the refusal of the first. */
function queryFor({ queries, input }: RecordHistory, id: string, context: QueryContext) {
  const { market, person } = context;
  const refusalOf = ({ access }: QueryContract) => refusalFor(access, market, person);
  const query = queries.find((each) => refusalOf(each) === null) ?? queries[0];
  const refused = refusalOf(query);
  if (refused) return reject(refused);
  const parsed = query.input.safeParse(input?.(id, context) ?? {});
  if (!parsed.success) return missing;
  return refuseForeignRestaurant(query, parsed.data, person) ?? { query, input: parsed.data };
}

/** Asks the record's query. */
function questionOf(
  handlers: readonly QueryHandler[],
  history: RecordHistory,
  id: string,
  context: QueryContext,
) {
  const call = queryFor(history, id, context);
  if (isRejection(call)) return call;
  const { query, input } = call;
  const handler = handlers.find(({ contract }) => contract === query);
  const listed = history.listedId?.(id) ?? id;
  return async (views: Views, now = context.now): Promise<Values | Rejection> => {
    const answer = await handler?.answer(input as never, { ...context, views, now });
    if (isRejection(answer) || !query.list) return answer as Values | Rejection;
    const { records } = answer as ListAnswer<Values>;
    return records.find((each) => String(each['id']) === listed) ?? missing;
  };
}

/** Or its query's refusal. */
export async function seenRecord(
  handlers: readonly QueryHandler[],
  { record, id }: { readonly record: RecordKind; readonly id: string },
  context: QueryContext,
): Promise<SeenRecord | Rejection> {
  const history = recordHistories[record].find((each) => each.id.test(id));
  if (!history) return missing;
  const ask = questionOf(handlers, history, id, context);
  if (isRejection(ask)) return ask;
  const live = readOnce(context.views);
  const now = await ask(live);
  if (isRejection(now)) return now;
  return {
    history,
    now,
    id: history.documentId?.(id, context) ?? id,
    events: await context.log.readStreams(history.streams(id, context), history.quiet?.events),
    async ask(documents, at) {
      const views = pastViews(live, history.view, documents);
      const clock = at !== undefined && history.dated ? () => new Date(at) : context.now;
      const answer = await ask(views, clock);
      return isRejection(answer) ? null : answer;
    },
  };
}

const isVersion = /(?:^|_)versions?$/;
const withoutVersions = (key: string, value: unknown) => (isVersion.test(key) ? undefined : value);
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'object' && JSON.stringify(one, withoutVersions) === JSON.stringify(other, withoutVersions);

/** In the order of the answer. */
export function differencesOf(
  before: Values,
  after: Values,
  history: RecordHistory,
  within = '',
): ChangedValue[] {
  const { inside = [], derived = [] } = history;
  return Object.keys({ ...before, ...after }).flatMap((key) => {
    const was = before[key] ?? null;
    const is = after[key] ?? null;
    if (was === is) return [];
    const field = `${within}${key}`;
    if (isVersion.test(key) || derived.includes(field) || isSame(was, is)) return [];
    if (inside.includes(field)) return differencesOf(was as Values, is as Values, history, `${field}.`);
    return [{ field, before: was, after: is }];
  });
}

const isThere = (values: Values | null) => values !== null && values['deleted'] !== true;

function whatOf(before: Values | null, after: Values | null, wasEverThere: boolean) {
  if (isThere(after)) {
    if (isThere(before)) return 'changed';
    return wasEverThere ? 'restored' : 'added';
  }
  return isThere(before) ? 'deleted' : null;
}

interface Version {
  readonly event: ProjectedEvent | null;
  /** After the event. */
  readonly documents: Documents;
}

/** Before its first event, and after each that changed its document. */
function versionsOf({ history, id, events }: SeenRecord): readonly Version[] {
  const { view } = history;
  const folded = foldedDocuments([view]);
  const documents = folded.of(view);
  const versions: Version[] = [{ event: null, documents: new Map() }];
  for (const event of events) {
    const before = documents.get(id) ?? null;
    folded.take(event);
    const after = documents.get(id) ?? null;
    if (after === before) continue;
    versions.push({ event, documents: new Map(documents) });
  }
  return versions;
}

/** The answer for a version, asked once. With a time for records that depend on the day. */
function answersOf({ history, id, ask }: SeenRecord, versions: readonly Version[]) {
  const known = new Map<number, Promise<Values | null>>();
  const documentsOf = (at: number) => {
    const documents = new Map(versions[at]?.documents);
    const own = documents.get(id);
    return own && history.brief ? documents.set(id, history.brief(own)) : documents;
  };
  return (at: number, time?: string) => {
    if (history.dated) return ask(documentsOf(at), time);
    const answer = known.get(at) ?? ask(documentsOf(at));
    known.set(at, answer);
    return answer;
  };
}

interface Page {
  readonly page: number;
  readonly size: number;
}

/** Newest first, of what the reader sees. Older ones are only counted: `total` is exact on the last page. */
export async function changesOf(record: SeenRecord, { page, size }: Page) {
  const versions = versionsOf(record);
  const answer = answersOf(record, versions);
  const wasThere = async (until: number) => {
    for (let at = 0; at < until; at += 1)
      if (isThere(await answer(at, versions[at]?.event?.metadata.at))) return true;
    return false;
  };
  const changeAt = async (at: number): Promise<Change | null> => {
    const event = versions[at]?.event;
    if (!event) return null;
    const time = event.metadata.at;
    const before = await answer(at - 1, time);
    const after = await answer(at, time);
    const what = whatOf(before, after, !isThere(before) && isThere(after) && (await wasThere(at)));
    if (what !== 'changed') return what && { event, what, fields: [] };
    const fields = before && after ? differencesOf(before, after, record.history) : [];
    return fields.length > 0 ? { event, what, fields } : null;
  };
  const changes: Change[] = [];
  let unread = versions.length - 1;
  for (; unread > 0 && changes.length < page * size; unread -= 1) {
    const change = await changeAt(unread);
    if (change) changes.push(change);
  }
  return { changes: changes.slice((page - 1) * size), total: changes.length + unread };
}

/** After the first events. */
export async function valuesAfter({ history, events, ask }: SeenRecord, count: number, at: string) {
  const folded = foldedDocuments([history.view]);
  for (const event of events.slice(0, count)) folded.take(event);
  const values = await ask(folded.of(history.view), at);
  if (!values || !history.quiet) return values;
  const { fields } = history.quiet;
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}
