import type { FollowerProgress, Progress, ProgressChange } from '../automation/follower-progress';
import { loadParked, type ParkedStream, parkedReactions, parkingBatch } from '../projection/parked-streams';
import { reasonNotOf } from '../projection/misplaced-checkpoints';
import { UnusableStore } from '../stores/unusable-store';
import type { EventStore } from '../stores/event-store/event-store.port';
import type { MailingProgress, MailLedger } from '../stores/mail-ledger/mail-ledger.port';
import type { ViewStore } from '../stores/view-store/view-store.port';

/** Without earlier progress, older events send no mail. */
const maxLookBack = 24 * 60 * 60_000;

interface Options {
  readonly ledger: Pick<MailLedger, 'place' | 'progressOf' | 'saveProgress'>;
  readonly events: Pick<EventStore, 'head' | 'eventAt'>;
  readonly views: Pick<ViewStore, 'commit' | 'find'>;
  readonly now: () => Date;
}

/** Progress in the mail ledger: rebuilt views cause no mails about the past (R12). */
export class ProgressInLedger implements FollowerProgress {
  readonly #name: string;
  readonly #options: Options;
  #now: MailingProgress = { position: 0, since: '', parked: [] };

  constructor(name: string, options: Options) {
    this.#name = name;
    this.#options = options;
  }

  get since(): string {
    return this.#now.since;
  }

  async load(): Promise<Progress> {
    const { ledger, events, views } = this.#options;
    const kept = (await ledger.progressOf(this.#name)) ?? this.#first();
    const why = await reasonNotOf(events, kept);
    if (why)
      throw new UnusableStore(
        `${ledger.place} belongs to another log (${why}): put back the two that were backed up together, or move it away ` +
          'and lose what it has not sent yet',
      );
    this.#now = kept;
    await ledger.saveProgress(this.#name, kept);
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
    await this.#options.ledger.saveProgress(this.#name, next);
    this.#now = next;
    if (parked.size > 0) await this.#options.views.commit(parkingBatch(parked, parkedReactions));
  }

  #first(): MailingProgress {
    const since = new Date(this.#options.now().getTime() - maxLookBack).toISOString();
    return { position: 0, since, parked: [] };
  }
}

/** After views were lost or the ledger restored. */
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
