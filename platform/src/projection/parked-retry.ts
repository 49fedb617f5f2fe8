import type { EventCodec } from '../codec/event-codec.port';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { checkedProjection } from './checked-projection';
import { deliver } from './delivery';
import type { ParkedStream } from './parked-streams';
import { parkingBatch } from './parked-streams';
import { foldDeliveries } from './projection-fold';
import type { ProjectionLane } from './projection-lane';
import { batchOf } from './projection-lane';

interface RetryOptions {
  readonly events: EventStore;
  readonly codec: EventCodec;
  readonly views: ViewStore;
  readonly now: () => Date;
}

/**
 * Handles a parked stream's events again, from the parked one up to the projection's position. Documents and the list
 * of parked streams change together. The projection must pause meanwhile.
 * @returns whether the stream is free again.
 */
export async function retryStream(
  { events, codec, views, now }: RetryOptions,
  lane: ProjectionLane,
  stream: string,
): Promise<boolean> {
  const parked = lane.parked.get(stream);
  if (!parked) return false;
  const { projection, position } = lane;
  const waiting = (await events.readStream(stream, parked.revision)).filter(
    (event) => event.position <= position,
  );
  const load = (ids: readonly string[]) => views.getMany(projection.view.name, ids);
  const fold = await foldDeliveries(
    checkedProjection(projection, views.check),
    await deliver(codec, waiting),
    load,
    now(),
  );
  const stuck: ParkedStream | null = fold.parked[0] ?? null;
  await views.commit([
    { ...batchOf(lane, fold, position), outOfTurn: true },
    ...parkingBatch(new Map([[parked.id, stuck]])),
  ]);
  if (stuck) lane.parked.set(stream, stuck);
  else lane.parked.delete(stream);
  return stuck === null;
}
