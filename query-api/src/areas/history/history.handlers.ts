import { endOfDay, isRejection, userIdOf } from '@portal/contracts';
import { historyQueries, type RecordChange } from '@portal/contracts/areas/history';
import { systemActor } from '@portal/platform/decider/decider';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import {
  handleQueryOfPerson,
  type QueryContext,
  type QueryHandler,
} from '@portal/platform/http/serve-queries';
import { type NameOf, namesOf } from '../../people';
import { restaurantsOf } from '../../restaurants-by-id';
import { type Change, changesOf, differencesOf, seenRecord, valuesAfter } from './past-record';

type NameOfActor = (actor: string | undefined) => string | null;

const restaurantIn = (actor: string | undefined) => Number(/^restaurant-(\d+)$/.exec(actor ?? '')?.[1] ?? 0);

/** Current names; erased people have none (S18). */
async function namesIn(page: readonly Change[], context: QueryContext) {
  const mentioned = page.map(({ event }) => restaurantIn(event.metadata.onBehalfOf)).filter(Boolean);
  const [nameOf, restaurants] = await Promise.all([
    namesOf(context),
    restaurantsOf(mentioned, context.views),
  ]);
  const nameOfActor: NameOfActor = (actor) => {
    if (actor === undefined) return null;
    const id = restaurantIn(actor);
    return id ? (restaurants.get(id)?.name ?? `#${id}`) : nameOf(userIdOf(actor));
  };
  return { nameOf, nameOfActor };
}

function viaOf({ type, metadata: { actor, causationId, commandId } }: ProjectedEvent): RecordChange['via'] {
  if (type.includes('Import')) return 'import';
  return actor === systemActor.id || causationId !== commandId ? 'system' : 'person';
}

/** What the sender wrote; `null` after erasure. */
function reasonOf({ personal }: ProjectedEvent): string | null {
  const { reason, text } = (personal?.value ?? {}) as Readonly<Record<string, unknown>>;
  return [reason, text].find((each): each is string => typeof each === 'string' && each !== '') ?? null;
}

function changeOnWire(
  { event, what, fields }: Change,
  { nameOf, nameOfActor }: { readonly nameOf: NameOf; readonly nameOfActor: NameOfActor },
): RecordChange {
  const { actor, role, onBehalfOf, at } = event.metadata;
  const id = userIdOf(actor);
  return {
    position: event.position,
    at,
    what,
    event: event.type,
    by: { id, name: nameOf(id), role: actor === systemActor.id ? 0 : role },
    on_behalf_of: nameOfActor(onBehalfOf),
    via: viaOf(event),
    reason: reasonOf(event),
    fields: [...fields],
  };
}

interface Moment {
  readonly position?: number | undefined;
  readonly day?: string | undefined;
}

/** Events up to then, and when. */
function momentOf(
  events: readonly ProjectedEvent[],
  { position, day }: Moment,
  { marketRecord, now }: QueryContext,
) {
  const end = day === undefined ? null : endOfDay(day, marketRecord.timeZone);
  const isIn = (event: ProjectedEvent) =>
    (position === undefined || event.position <= position) && (end === null || event.metadata.at <= end);
  const count = events.findLastIndex(isIn) + 1;
  const last = events[count - 1];
  const byPosition = position === undefined ? now().toISOString() : last?.metadata.at;
  return { count, position: last?.position ?? 0, at: end ?? byPosition ?? now().toISOString() };
}

/** @param handlers of the records' queries */
export const historyHandlers = (handlers: readonly QueryHandler[]) => [
  handleQueryOfPerson(historyQueries.ListRecordHistory, async ({ page, size, ...asked }, context) => {
    const record = await seenRecord(handlers, asked, context);
    if (isRejection(record)) return record;
    const { changes, total } = await changesOf(record, { page, size });
    const names = await namesIn(changes, context);
    return { records: changes.map((change) => changeOnWire(change, names)), total };
  }),

  handleQueryOfPerson(historyQueries.GetRecordAt, async (asked, context) => {
    const record = await seenRecord(handlers, asked, context);
    if (isRejection(record)) return record;
    const { count, position, at } = momentOf(record.events, asked, context);
    const { history, now } = record;
    const values = await valuesAfter(record, count, at);
    return { position, at, values, now, fields: values ? differencesOf(values, now, history) : [] };
  }),
];
