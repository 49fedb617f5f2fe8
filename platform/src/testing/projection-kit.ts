import assert from 'node:assert/strict';
import {
  type AreaPushes,
  type DomainEvent,
  type EventMetadata,
  Role,
  type ViewContract,
} from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { DecodedEvent } from '../projection/decoded-event';
import { type Projection, viewsFilledBy } from '../projection/projection';
import { foldEvents } from '../projection/projection-fold';
import { BatchSums, type ProjectionSums, sumChanges } from '../projection/projection-sums';
import { declaredPushRules, type PushRules } from '../push/push-rules';
import type { JsonRecord, RecordedEvent } from '../stores/event-store/event-store.port';
import type { Document } from '../stores/view-store/view-store.port';
import { deepFreeze } from './deep-freeze';

export type GivenEvent<E extends DomainEvent> = E & {
  readonly stream?: string;
  readonly metadata?: Partial<EventMetadata>;
};

const now = new Date('2026-11-20T09:30:00.000Z');

const metadata: EventMetadata = {
  actor: 'user-12',
  role: Role.Franchisee,
  market: 'ES',
  at: now.toISOString(),
  correlationId: 'request-1',
  causationId: 'command-1',
  commandId: 'command-1',
  schemaVersion: 1,
};

type Documents = ReadonlyMap<string, Document | null>;

/** Event `index` of the log, from 0; its position is `index + 1`. */
export function projected<E extends DomainEvent>(event: GivenEvent<E>, index = 0): ProjectedEvent<E> {
  const { stream = 'stream-1', metadata: given = {} } = event;
  const place = { id: `event-${index}`, stream, revision: index, position: index + 1 };
  return { ...event, ...place, metadata: { ...metadata, ...given } };
}

/** Pushes of an event at revision 41, position 42; refuses undeclared fields. */
export const pushing = (pushes: AreaPushes, own?: PushRules) => (event: GivenEvent<DomainEvent>) => {
  const rules = [declaredPushRules(pushes), ...(own ? [own] : [])];
  const sent = rules.flatMap(({ on }) => on.get(event.type)?.(projected(event, 41)) ?? []);
  for (const { name, payload } of sent)
    assert.deepEqual(pushes.payloads[name]?.parse(payload), payload, `${name} is as declared`);
  return sent;
};

function decoded(event: DomainEvent, index: number): DecodedEvent {
  const { personal, ...plain } = projected(event, index);
  const recorded: RecordedEvent = { ...plain, data: event.data as JsonRecord };
  return { recorded, event: deepFreeze(personal ? { ...plain, personal } : plain) };
}

async function fold(
  projection: Projection,
  batches: readonly (readonly DecodedEvent[])[],
): Promise<ReadonlyMap<string, Map<string, Document>>> {
  const views = new Map(viewsFilledBy(projection).map(({ name }) => [name, new Map<string, Document>()]));
  const load = async (view: string, ids: readonly string[]) =>
    ids.map((id) => views.get(view)?.get(id) ?? null);
  for (const batch of batches) {
    const result = await foldEvents(projection, batch, load, now);
    const [poison] = result.parked;
    if (poison) throw new Error(`${poison.eventType} at position ${poison.position}: ${poison.reason}`);
    for (const [view, { documents }] of result.changes) {
      for (const [id, document] of documents) {
        if (document === null) views.get(view)?.delete(id);
        else views.get(view)?.set(id, deepFreeze(JSON.parse(JSON.stringify(document)) as Document));
      }
    }
  }
  return views;
}

/** Documents must fit the view and survive a store round trip. */
function check({ name, schema }: ViewContract, documents: Documents): void {
  for (const [id, document] of documents) {
    const parsed = schema.safeParse(document);
    assert.ok(parsed.success, `${name} ${id}: ${parsed.error?.message}`);
    assert.deepEqual(JSON.parse(JSON.stringify(parsed.data)), document, `${name} ${id}`);
  }
}

/** A second computation, over all documents. */
function sumsOver(sums: ProjectionSums, documents: Iterable<Document>): Documents {
  const changes = sumChanges(
    sums,
    [...documents].map((document) => [null, document]),
  );
  const batch = new BatchSums();
  batch.add(changes, () => null);
  return batch.documents();
}

/**
 * `await projecting(ordersProjection).given([placed]).thenDocument(id, {…})`.
 * Also folds twice and event by event; inputs are frozen.
 */
export function projecting(projection: Projection) {
  return {
    given<E extends DomainEvent>(events: readonly GivenEvent<E>[]) {
      const decodedEvents = events.map(decoded);
      const filled = async () => {
        const live = await fold(
          projection,
          decodedEvents.map((each) => [each]),
        );
        const rebuilt = await fold(projection, [decodedEvents]);
        const again = await fold(projection, [decodedEvents]);
        assert.deepEqual(rebuilt, live, `${projection.name}: rebuilt otherwise than it came about`);
        assert.deepEqual(again, rebuilt, `${projection.name}: the second time otherwise than the first`);
        for (const view of viewsFilledBy(projection)) check(view, live.get(view.name) ?? new Map());
        return live;
      };
      const documents = async (): Promise<Documents> =>
        (await filled()).get(projection.view.name) ?? new Map();
      /** Documents of sums, equal to a second computation. */
      const sums = async (): Promise<Documents> => {
        const live = await filled();
        assert.ok(projection.sums, `${projection.name} keeps no sums`);
        const kept = live.get(projection.sums.view.name) ?? new Map<string, Document>();
        const own = live.get(projection.view.name)?.values() ?? [];
        assert.deepEqual(kept, sumsOver(projection.sums, own), `${projection.name}: sums of its documents`);
        return kept;
      };
      return {
        documents,
        sums,
        async thenDocument(id: string, expected: Document): Promise<void> {
          assert.deepEqual((await documents()).get(id), JSON.parse(JSON.stringify(expected)));
        },
        async thenNoDocument(id: string): Promise<void> {
          assert.equal((await documents()).get(id), undefined);
        },
      };
    },
  };
}
