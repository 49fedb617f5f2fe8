import type { EventStore } from '../stores/event-store/event-store.port';
import type { ViewStore } from '../stores/view-store/view-store.port';
import { loadParked, parkedLists, parkingBatch } from './parked-streams';
import { projectionStates } from './projection-states';

type Log = Pick<EventStore, 'head' | 'eventAt'>;

/** How far something has followed a log. */
interface Followed {
  /** 0 where nothing was handled yet. */
  readonly position: number;
  /** Id of the event there; only the position is compared where it is not known. */
  readonly eventId?: string | null | undefined;
}

/** What speaks against something having followed this log, as the end of a sentence; `null` where nothing does. */
export async function whyNotOf(log: Log, { position, eventId }: Followed): Promise<string | null> {
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
  /** Told in one line what starts over, and why. */
  readonly onError?: ((line: string) => void) | undefined;
}

/** What speaks against a checkpoint of the view store; `null` where nothing does. */
export async function whyMisplaced(
  {
    events,
    views,
  }: Pick<Options, 'events'> & { readonly views: Pick<ViewStore, 'checkpoint' | 'checkpointEvent'> },
  projection: string,
): Promise<string | null> {
  const position = await views.checkpoint(projection);
  return whyNotOf(events, { position, eventId: await views.checkpointEvent(projection) });
}

/**
 * Projections, and followers that have their checkpoint beside the views, start over where it is none of this log's:
 * their documents come from events that are not in it, and later events would never reach them.
 */
export async function startOverMisplaced(options: Options, projections: readonly string[]): Promise<void> {
  const { views, onError } = options;
  const misplaced: string[] = [];
  let reason = '';
  for (const name of projections) {
    const why = await whyMisplaced(options, name);
    if (why === null) continue;
    misplaced.push(name);
    reason ||= why;
  }
  if (misplaced.length === 0) return;
  // Reports of before would let others believe that the views are further on than they are.
  await views.startOver([...misplaced, projectionStates.name]);
  for (const list of parkedLists) {
    const parked = [...(await loadParked(views, misplaced, list)).values()].flatMap((each) => [
      ...each.values(),
    ]);
    await views.commit(parkingBatch(new Map(parked.map(({ id }) => [id, null])), list));
  }
  onError?.(`views are emptied and filled again from the log: ${misplaced.join(', ')}; ${reason}`);
}
