import type { Position } from '@portal/contracts';
import { startOverMisplaced } from '../projection/misplaced-checkpoints';
import type { LastEvent } from '../projection/projection-cursor';
import type { EventStore } from '../stores/event-store/event-store.port';
import {
  loadParked,
  parkedReactions,
  type ParkedStream,
  parkedStreams,
  parkingBatch,
} from '../projection/parked-streams';
import type { DocumentWrite, ViewStore } from '../stores/view-store/view-store.port';

/** What a follower remembers beyond its process. */
export interface Progress {
  /** Of the last event that was handled; 0 when it has never run. */
  readonly position: Position;
  /** By stream. */
  readonly parked: ReadonlyMap<string, ParkedStream>;
}

export interface ProgressChange {
  /** Of the last event that was handled; left out where only a parked stream was tried again. */
  readonly last?: LastEvent;
  /** By id of the entry; `null` for a stream that is free again. */
  readonly parked: ReadonlyMap<string, ParkedStream | null>;
  /** Documents that change together with it. */
  readonly writes: readonly DocumentWrite[];
}

/** Stores a follower's checkpoint and its parked streams. */
export interface FollowerProgress {
  load(): Promise<Progress>;
  /** All of it or nothing; on the disk when it resolves. */
  save(change: ProgressChange): Promise<void>;
}

interface Where {
  readonly events: Pick<EventStore, 'head' | 'eventAt'>;
  readonly views: ViewStore;
  /** Told when the follower begins again, its checkpoint being none of this log's. */
  readonly onError?: ((line: string) => void) | undefined;
}

/**
 * Progress in the view store, for work that may be repeated when the views are lost: its command ids follow from the
 * event.
 */
export const progressInViews = ({ views, ...where }: Where, name: string): FollowerProgress => ({
  async load() {
    await startOverMisplaced({ ...where, views }, [name]);
    await takeOverParked(views, name);
    const parked = await loadParked(views, [name], parkedReactions);
    return { position: await views.checkpoint(name), parked: parked.get(name) ?? new Map() };
  },
  save: ({ last, parked, writes }) =>
    views.commit([
      ...(last
        ? [{ projection: name, position: last.position, eventId: last.id, writes }]
        : repair(name, writes)),
      ...parkingBatch(parked, parkedReactions),
    ]),
});

/** Documents that are written without moving the checkpoint. */
const repair = (projection: string, writes: readonly DocumentWrite[]) =>
  writes.length === 0 ? [] : [{ projection, position: 0, writes, outOfTurn: true }];

/** Earlier versions kept everybody's parked streams in one list, which a rebuild replaces. */
async function takeOverParked(views: ViewStore, name: string): Promise<void> {
  const earlier = [...((await loadParked(views, [name], parkedStreams)).get(name)?.values() ?? [])];
  if (earlier.length === 0) return;
  await views.commit([
    ...parkingBatch(new Map(earlier.map((each) => [each.id, each])), parkedReactions),
    ...parkingBatch(new Map(earlier.map((each) => [each.id, null])), parkedStreams),
  ]);
}
