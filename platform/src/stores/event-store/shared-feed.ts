import type { Position } from '@portal/contracts';
import type { RecordedEvent } from './event-store.port';

/** A subscription of the server's, from which what has arrived is taken. */
export interface Feed {
  /** In order. @throws the reason, once everything is taken and the subscription was dropped */
  take(limit: number): readonly RecordedEvent[];
  close(): void;
}

/** @param after exclusive. @param onNews called when `take` may have events or an error */
export type OpenFeed = (after: Position, onNews: () => void) => Promise<Feed>;

/** @param types of what has arrived; left out when the feed was dropped */
type Listener = (types?: readonly string[]) => void;

/** Up to twice as many for a moment. A follower that is further behind reads the log by pages. */
const keptEvents = 2_048;

/**
 * One live subscription for all who follow the log in this process, and the newest events that it brought: each is sent
 * and parsed once, whoever follows.
 */
export class SharedFeed {
  readonly #listeners = new Set<Listener>();
  #events: RecordedEvent[] = [];
  /** Everything behind it has come by the feed, and is kept. */
  #start: Position = 0;
  #feed: Feed | null = null;
  #dropped: unknown = null;
  #opening: Promise<void> | null = null;

  constructor(
    private readonly openFeed: OpenFeed,
    private readonly kept = keptEvents,
  ) {}

  /** @param listener told when `after` may answer more. @returns what ends it; with the last one the feed ends. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#close();
    };
  }

  /** What stands behind a position; `null` where only the log can tell. @throws why the feed was dropped, once */
  after(position: Position, limit: number): readonly RecordedEvent[] | null {
    this.#takeIn();
    const events = this.covers(position) ? this.#behind(position, limit) : null;
    const dropped = this.#dropped;
    if (dropped === null || events?.length) return events;
    this.#close();
    throw dropped;
  }

  #behind(position: Position, limit: number): readonly RecordedEvent[] {
    const from = this.#events.findLastIndex((event) => event.position <= position) + 1;
    return this.#events.slice(from, from + limit);
  }

  /** Whether nothing that stands behind a position can be missed here. */
  covers(position: Position): boolean {
    return this.#feed !== null && position >= this.#start;
  }

  /** Begins behind a position, unless it has begun elsewhere. */
  open(after: Position): Promise<void> {
    if (this.#feed) return Promise.resolve();
    return (this.#opening ??= this.#open(after).finally(() => (this.#opening = null)));
  }

  async #open(after: Position): Promise<void> {
    const feed = await this.openFeed(after, () => this.#takeIn());
    if (this.#listeners.size === 0) return feed.close();
    [this.#feed, this.#start, this.#events] = [feed, after, []];
    // What came before there was a feed to take it from is not announced again.
    this.#takeIn();
  }

  /** Notifies all listeners: taken events are announced once. */
  #takeIn(): void {
    if (this.#feed === null || this.#dropped !== null) return;
    try {
      const fresh = this.#feed.take(this.kept);
      if (fresh.length > 0) this.#keep(fresh);
    } catch (error) {
      this.#dropped = error;
      this.#listeners.forEach((listener) => listener());
    }
  }

  #keep(fresh: readonly RecordedEvent[]): void {
    this.#events.push(...fresh);
    if (this.#events.length > 2 * this.kept) {
      this.#start = this.#events.at(-this.kept - 1)?.position ?? this.#start;
      this.#events = this.#events.slice(-this.kept);
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
