import type { Position } from '@portal/contracts';
import type { RecordedEvent } from './event-store.port';

export interface Feed {
  /** In order. @throws after the last event, if the subscription was dropped */
  take(limit: number): readonly RecordedEvent[];
  close(): void;
}

/** @param after exclusive. @param onNews `take` may have events or an error */
export type OpenFeed = (after: Position, onNews: () => void) => Promise<Feed>;

/** @param types of new events; missing when the feed was dropped */
type Listener = (types?: readonly string[]) => void;

/** Up to twice as many for a moment. Slower followers read the log. */
const maxEvents = 2_048;

/** One live subscription per process with its newest events: each is sent and parsed once. */
export class SharedFeed {
  readonly #listeners = new Set<Listener>();
  #events: RecordedEvent[] = [];
  /** All events after it are cached. */
  #start: Position = 0;
  #feed: Feed | null = null;
  #dropped: unknown = null;
  #opening: Promise<void> | null = null;

  constructor(
    private readonly openFeed: OpenFeed,
    private readonly max = maxEvents,
  ) {}

  /** @param listener called when `after` may have more. @returns unsubscribe; the last one ends the feed */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  }

  /** Events after a position; `null` if the log must be read. @throws why the feed was dropped, once */
  after(position: Position, limit: number): readonly RecordedEvent[] | null {
    this.#drainFeed();
    const events = this.covers(position) ? this.#eventsAfter(position, limit) : null;
    const dropped = this.#dropped;
    if (dropped === null || events?.length) return events;
    this.#close();
    throw dropped;
  }

  #eventsAfter(position: Position, limit: number): readonly RecordedEvent[] {
    const from = this.#events.findLastIndex((event) => event.position <= position) + 1;
    return this.#events.slice(from, from + limit);
  }

  /** Whether the feed has everything after a position. */
  covers(position: Position): boolean {
    return this.#feed !== null && position >= this.#start;
  }

  open(after: Position): Promise<void> {
    if (this.#feed) return Promise.resolve();
    return (this.#opening ??= this.#open(after).finally(() => (this.#opening = null)));
  }

  async #open(after: Position): Promise<void> {
    const feed = await this.openFeed(after, () => this.#drainFeed());
    if (this.#listeners.size === 0) return feed.close();
    [this.#feed, this.#start, this.#events] = [feed, after, []];
    this.#drainFeed();
  }

  #drainFeed(): void {
    if (this.#feed === null || this.#dropped !== null) return;
    try {
      const fresh = this.#feed.take(this.max);
      if (fresh.length > 0) this.#add(fresh);
    } catch (error) {
      this.#dropped = error;
      this.#listeners.forEach((listener) => listener());
    }
  }

  #add(fresh: readonly RecordedEvent[]): void {
    this.#events.push(...fresh);
    if (this.#events.length > 2 * this.max) {
      this.#start = this.#events.at(-this.max - 1)?.position ?? this.#start;
      this.#events = this.#events.slice(-this.max);
    }
    const types = fresh.map(({ type }) => type);
    this.#listeners.forEach((listener) => listener(types));
  }

  #close(): void {
    this.#feed?.close();
    this.#feed = null;
    this.#dropped = null;
    this.#events = [];
  }
}

interface Page {
  readonly events: readonly RecordedEvent[];
  /** The log had no more. */
  readonly isLast: boolean;
}

const sharedMilliseconds = 2_000;

/** Pages of the log just read: followers that start together share them, wherever each begins. */
export class SharedPages {
  readonly #reading = new Map<string, Promise<Page>>();
  readonly #recent: (Page & { readonly after: Position; readonly end: Position })[] = [];

  constructor(private readonly read: (after: Position, limit: number) => Promise<readonly RecordedEvent[]>) {}

  /** At most `limit` events after a position; fewer do not mean the last. */
  after(position: Position, limit: number): Promise<Page> {
    const known = this.#recent.find(({ after, end }) => after <= position && position < end);
    if (known) {
      const events = known.events.filter((event) => event.position > position);
      return Promise.resolve({
        events: events.slice(0, limit),
        isLast: known.isLast && events.length <= limit,
      });
    }
    const key = `${position} ${limit}`;
    const reading =
      this.#reading.get(key) ?? this.#readPage(position, limit).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  async #readPage(after: Position, limit: number): Promise<Page> {
    const events = await this.read(after, limit);
    const page = { after, events, end: events.at(-1)?.position ?? after, isLast: events.length < limit };
    this.#recent.push(page);
    setTimeout(() => this.#recent.shift(), sharedMilliseconds).unref();
    return page;
  }
}
