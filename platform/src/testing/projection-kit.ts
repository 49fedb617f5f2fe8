import assert from 'node:assert/strict';
import { type AreaPushes, type DomainEvent, type EventMetadata, Role } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { DecodedEvent } from '../projection/decoded-event';
import type { Projection } from '../projection/projection';
import { foldEvents } from '../projection/projection-fold';
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
): Promise<Documents> {
  const documents = new Map<string, Document | null>();
  const load = async (ids: readonly string[]) => ids.map((id) => documents.get(id) ?? null);
  for (const batch of batches) {
    const result = await foldEvents(projection, batch, load, now);
    const [poison] = result.parked;
    if (poison) throw new Error(`${poison.eventType} at position ${poison.position}: ${poison.reason}`);
    for (const [id, document] of result.documents) {
      if (document === null) documents.delete(id);
      else documents.set(id, deepFreeze(JSON.parse(JSON.stringify(document)) as Document));
    }
  }
  return documents;
}

/** Documents must fit the view and survive a store round trip. */
function check(projection: Projection, documents: Documents): void {
  for (const [id, document] of documents) {
    const parsed = projection.view.schema.safeParse(document);
    assert.ok(parsed.success, `${projection.name} ${id}: ${parsed.error?.message}`);
    assert.deepEqual(JSON.parse(JSON.stringify(parsed.data)), document, `${projection.name} ${id}`);
  }
}

/**
 * `await projecting(ordersProjection).given([placed]).thenDocument(id, {…})`.
 * Also folds twice and event by event; inputs are frozen.
 */
export function projecting(projection: Projection) {
  return {
    given<E extends DomainEvent>(events: readonly GivenEvent<E>[]) {
      const decodedEvents = events.map(decoded);
      const documents = async (): Promise<Documents> => {
        const live = await fold(
          projection,
          decodedEvents.map((each) => [each]),
        );
        const rebuilt = await fold(projection, [decodedEvents]);
        const again = await fold(projection, [decodedEvents]);
        assert.deepEqual(rebuilt, live, `${projection.name}: rebuilt otherwise than it came about`);
        assert.deepEqual(again, rebuilt, `${projection.name}: the second time otherwise than the first`);
        check(projection, live);
        return live;
      };
      return {
        documents,
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
