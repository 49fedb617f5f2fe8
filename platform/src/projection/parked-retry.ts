import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { checkedProjection } from './checked-projection';
import { decodeBatch } from './decoded-event';
import { type ParkedStream, parkingBatch } from './parked-streams';
import { foldEvents } from './projection-fold';
import { batchOf, type ProjectionCursor } from './projection-cursor';

interface RetryOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly views: ViewStore;
  readonly now: () => Date;
}

/**
 * Handles a parked stream up to the position of the projection, which must be paused. Atomic.
 * @returns whether the stream is free again.
 */
export async function retryStream(
  { events, codec, views, now }: RetryOptions,
  cursor: ProjectionCursor,
  stream: string,
): Promise<boolean> {
  const parked = cursor.parked.get(stream);
  if (!parked) return false;
  const { projection, position } = cursor;
  const waiting = (await events.readStream(stream, parked.revision)).filter(
    (event) => event.position <= position,
  );
  const fold = await foldEvents(
    checkedProjection(projection, views.check),
    await decodeBatch(codec, waiting),
    views.getMany.bind(views),
    now(),
  );
  const stuck: ParkedStream | null = fold.parked[0] ?? null;
  await views.commit([
    { ...batchOf(cursor, fold, { position }), outOfTurn: true },
    ...parkingBatch(new Map([[parked.id, stuck]])),
  ]);
  if (stuck) cursor.parked.set(stream, stuck);
  else cursor.parked.delete(stream);
  return stuck === null;
}
