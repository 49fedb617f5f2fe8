import type { DocumentOf } from '@portal/contracts';
import { defineView } from '@portal/contracts';
import { z } from 'zod';
import type { RecordedEvent } from '../stores/event-store/event-store.port';
import type { ViewBatch, ViewStore } from '../stores/view-store/view-store.port';

/**
 * Streams that a projection or automation could not get past, kept beside the views: which event, why, since when.
 * Later events of the stream wait for a retry; everything else goes on (R9). Belongs to every view store.
 */
export const parkedStreams = defineView('parked-streams', {
  schema: z.object({
    /** `{projection}/{stream}` */
    id: z.string(),
    projection: z.string(),
    stream: z.string(),
    eventId: z.string(),
    eventType: z.string(),
    /** Of the event that could not be handled. */
    revision: z.int(),
    position: z.int(),
    reason: z.string(),
    /** When it was parked, ISO 8601 UTC. */
    at: z.string(),
  }),
  filters: { projection: 'text', stream: 'text' },
  sorts: ['at', 'position'],
});
export type ParkedStream = DocumentOf<typeof parkedStreams>;

const longestReason = 500;
const idOf = (projection: string, stream: string) => `${projection}/${stream}`;

/** What an entry remembers of the event that could not be handled. */
type Poison = Pick<RecordedEvent, 'stream' | 'id' | 'type' | 'revision' | 'position'>;

export function parkedAt(projection: string, event: Poison, reason: unknown, now: Date): ParkedStream {
  const { stream, id: eventId, type: eventType, revision, position } = event;
  return {
    id: idOf(projection, stream),
    projection,
    stream,
    eventId,
    eventType,
    revision,
    position,
    reason: String(reason).slice(0, longestReason),
    at: now.toISOString(),
  };
}

/** All parked streams of these projections, by projection and stream. */
export async function loadParked(
  views: ViewStore,
  projections: readonly string[],
): Promise<ReadonlyMap<string, Map<string, ParkedStream>>> {
  const where = { projection: { in: projections } };
  const { documents } = await views.find<ParkedStream>(parkedStreams.name, { where, size: -1 });
  const byProjection = new Map(projections.map((name) => [name, new Map<string, ParkedStream>()]));
  for (const parked of documents) byProjection.get(parked.projection)?.set(parked.stream, parked);
  return byProjection;
}

/**
 * Writes parked streams in the same transaction as what they belong to. Out of turn, because the list has many
 * writers and no order of its own; writing the same entry again changes nothing.
 */
export function parkingBatch(changes: ReadonlyMap<string, ParkedStream | null>): ViewBatch[] {
  if (changes.size === 0) return [];
  const writes = [...changes].map(([id, document]) => ({ view: parkedStreams.name, id, document }));
  return [{ projection: parkedStreams.name, position: 0, writes, outOfTurn: true }];
}
