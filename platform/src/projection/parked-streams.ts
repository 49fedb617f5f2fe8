import { defineView, type DocumentOf } from '@portal/contracts';
import { z } from 'zod';
import type { RecordedEvent } from '../stores/event-store/event-store.port';
import type { ViewBatch, ViewStore } from '../stores/view-store/view-store.port';

const parkedStream = {
  schema: z.object({
    id: z.string(),
    projection: z.string(),
    stream: z.string(),
    eventId: z.string(),
    eventType: z.string(),
    /** Of the failed event. */
    revision: z.int(),
    position: z.int(),
    reason: z.string(),
    at: z.string(),
  }),
  filters: { projection: 'text', stream: 'text' },
  sorts: ['at', 'position'],
  indexes: [['at']],
} as const;

/** Streams parked by projections; their later events wait for a retry (R9). A rebuild replaces the list. */
export const parkedStreams = defineView('parked-streams', parkedStream);
/** The same for automations, deadlines and mailings; separate, as no rebuild may replace it. */
export const parkedReactions = defineView('parked-reactions', parkedStream);
export const parkedLists = [parkedStreams, parkedReactions] as const;
export type ParkedStream = DocumentOf<typeof parkedStreams>;
export type ParkedList = (typeof parkedLists)[number];

const maxReason = 500;
const idOf = (projection: string, stream: string) => `${projection}/${stream}`;

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
    reason: String(reason).slice(0, maxReason),
    at: now.toISOString(),
  };
}

/** Parked streams by projection and stream. */
export async function loadParked(
  views: Pick<ViewStore, 'find'>,
  projections: readonly string[],
  list: ParkedList = parkedStreams,
): Promise<ReadonlyMap<string, Map<string, ParkedStream>>> {
  const where = { projection: { in: projections } };
  const { documents } = await views.find<ParkedStream>(list.name, { where, size: -1 });
  const byProjection = new Map(projections.map((name) => [name, new Map<string, ParkedStream>()]));
  for (const parked of documents) byProjection.get(parked.projection)?.set(parked.stream, parked);
  return byProjection;
}

/** Without a checkpoint: the list has many writers. Idempotent. */
export function parkingBatch(
  changes: ReadonlyMap<string, ParkedStream | null>,
  { name }: ParkedList = parkedStreams,
): ViewBatch[] {
  if (changes.size === 0) return [];
  const writes = [...changes].map(([id, document]) => ({ view: name, id, document }));
  return [{ projection: name, position: 0, writes, outOfTurn: true }];
}
