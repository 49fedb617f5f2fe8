import type { FollowerProgress, Progress, ProgressChange } from '../automation/follower-progress';
import { loadParked, type ParkedStream, parkedReactions, parkingBatch } from '../projection/parked-streams';
import { reasonNotOf } from '../projection/misplaced-checkpoints';
import { UnusableStore } from '../stores/unusable-store';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { NewsProgress, ProgressStore } from '../stores/outbox/outbox.port';
import type { ViewStore } from '../stores/view-store/view-store.port';

/** Without earlier progress, older events are no news. */
const maxLookBack = 24 * 60 * 60_000;

interface Options {
  readonly progress: ProgressStore;
  readonly events: Pick<EventStore, 'head' | 'eventAt'>;
  readonly views: Pick<ViewStore, 'commit' | 'find'>;
  readonly now: () => Date;
}

/** Progress beside the entries: rebuilt views cause no news about the past (R12). */
export class ProgressInOutbox implements FollowerProgress {
  readonly #name: string;
  readonly #options: Options;
  #now: NewsProgress = { position: 0, since: '', parked: [] };

  constructor(name: string, options: Options) {
    this.#name = name;
    this.#options = options;
  }

  get since(): string {
    return this.#now.since;
  }

  async load(): Promise<Progress> {
    const { progress, events, views } = this.#options;
    const kept = (await progress.progressOf(this.#name)) ?? this.#first();
    const why = await reasonNotOf(events, kept);
    if (why)
      throw new UnusableStore(
        `${progress.place} belongs to another log (${why}): put back the two that were backed up together, or move it away ` +
          'and lose what it has not sent yet',
      );
    this.#now = kept;
    await progress.saveProgress(this.#name, kept);
    await showParked(views, this.#name, kept.parked);
    return { position: kept.position, parked: new Map(kept.parked.map((each) => [each.stream, each])) };
  }

  async save({ last, parked }: ProgressChange): Promise<void> {
    const entries = new Map(this.#now.parked.map((each) => [each.id, each]));
    for (const [id, entry] of parked) {
      if (entry) entries.set(id, entry);
      else entries.delete(id);
    }
    const next = {
      ...this.#now,
      ...(last && { position: last.position, eventId: last.id }),
      parked: [...entries.values()],
    };
    await this.#options.progress.saveProgress(this.#name, next);
    this.#now = next;
    if (parked.size > 0) await this.#options.views.commit(parkingBatch(parked, parkedReactions));
  }

  #first(): NewsProgress {
    const since = new Date(this.#options.now().getTime() - maxLookBack).toISOString();
    return { position: 0, since, parked: [] };
  }
}

/** After views were lost or the outbox restored. */
async function showParked(
  views: Options['views'],
  name: string,
  parked: readonly ParkedStream[],
): Promise<void> {
  const shown =
    (await loadParked(views, [name], parkedReactions)).get(name) ?? new Map<string, ParkedStream>();
  const changes = new Map<string, ParkedStream | null>([...shown.values()].map(({ id }) => [id, null]));
  for (const each of parked) changes.set(each.id, each);
  if (changes.size > 0) await views.commit(parkingBatch(changes, parkedReactions));
}
