import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { loadParked, parkedLists, parkingBatch } from './parked-streams';
import { projectionStates } from './projection-states';
import { verifications } from './verifications';

type Log = Pick<EventStore, 'head' | 'eventAt'>;

interface Followed {
  readonly position: number;
  /** Id of the event there; unknown: only the position is compared. */
  readonly eventId?: string | null | undefined;
}

/** Why the checkpoint is not of this log, as the end of a sentence, or `null`. */
export async function reasonNotOf(log: Log, { position, eventId }: Followed): Promise<string | null> {
  if (position === 0) return null;
  const head = await log.head();
  if (position > head) return `the log ends at position ${head}, before ${position}`;
  if (!eventId) return null;
  const found = await log.eventAt(position);
  return found?.id === eventId ? null : `the log has another event at position ${position}`;
}

interface Options {
  readonly events: Log;
  readonly views: Pick<ViewStore, 'checkpoint' | 'checkpointEvent' | 'startOver' | 'find' | 'commit'>;
  readonly onError?: ((line: string) => void) | undefined;
}

type Checkpoints = Pick<ViewStore, 'checkpoint' | 'checkpointEvent'>;

const checkpointOf = async (views: Checkpoints, projection: string): Promise<Followed> => ({
  position: await views.checkpoint(projection),
  eventId: await views.checkpointEvent(projection),
});

/** The same for a checkpoint in the view store. */
export const misplacedReason = async (
  { events, views }: Pick<Options, 'events'> & { readonly views: Checkpoints },
  projection: string,
): Promise<string | null> => reasonNotOf(events, await checkpointOf(views, projection));

/** Resets projections and followers with a checkpoint of another log, whose documents are foreign. */
export async function startOverMisplaced(
  { events, views, onError }: Options,
  projections: readonly string[],
): Promise<void> {
  const followed = await Promise.all(projections.map((name) => checkpointOf(views, name)));
  // Read after them: none may be ahead of it.
  const head = await events.head();
  const log: Log = { head: async () => head, eventAt: (position) => events.eventAt(position) };
  const reasons = await Promise.all(followed.map((each) => reasonNotOf(log, each)));
  const misplaced = projections.filter((_, at) => reasons[at] !== null);
  const reason = reasons.find((each) => each !== null) ?? '';
  if (misplaced.length === 0) return;
  // Old reports would overstate the position of the views.
  await views.startOver([...misplaced, projectionStates.name, verifications.name]);
  for (const list of parkedLists) {
    const parked = [...(await loadParked(views, misplaced, list)).values()].flatMap((each) => [
      ...each.values(),
    ]);
    await views.commit(parkingBatch(new Map(parked.map(({ id }) => [id, null])), list));
  }
  onError?.(`views are emptied and filled again from the log: ${misplaced.join(', ')}; ${reason}`);
}
