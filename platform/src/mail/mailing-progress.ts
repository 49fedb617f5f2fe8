import type { FollowerProgress, Progress, ProgressChange } from '../automation/follower-progress';
import { progressInViews } from '../automation/follower-progress';
import { loadParked, type ParkedStream, parkedReactions, parkingBatch } from '../projection/parked-streams';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { MailingProgress, MailLedger } from '../stores/mail-ledger/mail-ledger.port';
import type { ViewStore } from '../stores/view-store/view-store.port';

/** Milliseconds after which events send no mail, where the earlier progress is unknown. */
const longestLookBack = 24 * 60 * 60_000;

interface Options {
  readonly ledger: Pick<MailLedger, 'progressOf' | 'saveProgress'>;
  readonly events: Pick<EventStore, 'head'>;
  /** Show what is parked; earlier versions kept all progress there. */
  readonly views: Pick<ViewStore, 'checkpoint' | 'commit' | 'find'>;
  readonly now: () => Date;
}

/**
 * Progress of a mailing, in the store of its mails, so that rebuilt views cause no mails about the past (R12). The
 * views hold a copy of the parked streams, for the screen that lists them.
 */
export class ProgressInLedger implements FollowerProgress {
  readonly #name: string;
  readonly #options: Options;
  #now: MailingProgress = { position: 0, since: '', parked: [] };

  constructor(name: string, options: Options) {
    this.#name = name;
    this.#options = options;
  }

  /** Earlier events send no mail, ISO 8601 UTC. */
  get since(): string {
    return this.#now.since;
  }

  async load(): Promise<Progress> {
    const { ledger, events, views } = this.#options;
    const kept = (await ledger.progressOf(this.#name)) ?? (await this.#first());
    // A log that was restored may end before what this store, which is backed up after it, has seen of it.
    const position = Math.min(kept.position, await events.head());
    this.#now = { ...kept, position };
    await ledger.saveProgress(this.#name, this.#now);
    await showParked(views, this.#name, kept.parked);
    return { position, parked: new Map(kept.parked.map((each) => [each.stream, each])) };
  }

  async save({ position, parked }: ProgressChange): Promise<void> {
    const entries = new Map(this.#now.parked.map((each) => [each.id, each]));
    for (const [id, entry] of parked) {
      if (entry) entries.set(id, entry);
      else entries.delete(id);
    }
    const next = {
      ...this.#now,
      position: position ?? this.#now.position,
      parked: [...entries.values()],
    };
    await this.#options.ledger.saveProgress(this.#name, next);
    this.#now = next;
    if (parked.size > 0) await this.#options.views.commit(parkingBatch(parked, parkedReactions));
  }

  /** Taken over from the views, where an earlier version has left it. */
  async #first(): Promise<MailingProgress> {
    const { views, now } = this.#options;
    const { position, parked } = await progressInViews(views, this.#name).load();
    const isKnown = position > 0;
    const since = isKnown ? '' : new Date(now().getTime() - longestLookBack).toISOString();
    return { position, since, parked: [...parked.values()] };
  }
}

/** Makes the copy in the views what it should be: they may have been lost, or the ledger restored. */
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
