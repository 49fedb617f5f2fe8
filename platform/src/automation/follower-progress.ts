import type { Position } from '@portal/contracts';
import { startOverMisplaced } from '../projection/misplaced-checkpoints';
import type { LastEvent } from '../projection/projection-cursor';
import type { EventStore } from '../stores/event-store/event-store.port';
import { loadParked, parkedReactions, type ParkedStream, parkingBatch } from '../projection/parked-streams';
import type { DocumentWrite, ViewStore } from '../stores/view-store/view-store.port';

export interface Progress {
  /** Of the last handled event; 0 before the first run. */
  readonly position: Position;
  readonly parked: ReadonlyMap<string, ParkedStream>;
}

export interface ProgressChange {
  readonly last?: LastEvent;
  /** By entry id; `null` frees the stream. */
  readonly parked: ReadonlyMap<string, ParkedStream | null>;
  readonly writes: readonly DocumentWrite[];
}

export interface FollowerProgress {
  load(): Promise<Progress>;
  save(change: ProgressChange): Promise<void>;
}

interface Where {
  readonly events: Pick<EventStore, 'head' | 'eventAt'>;
  readonly views: ViewStore;
  /** Called when the checkpoint is from another log and the follower starts over. */
  readonly onError?: ((line: string) => void) | undefined;
}

/** Progress in the view store. After a loss of views work repeats, under the same command ids. */
export const progressInViews = ({ views, ...where }: Where, name: string): FollowerProgress => ({
  async load() {
    await startOverMisplaced({ ...where, views }, [name]);
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

const repair = (projection: string, writes: readonly DocumentWrite[]) =>
  writes.length === 0 ? [] : [{ projection, position: 0, writes, outOfTurn: true }];
