import type { Position } from '@portal/contracts';
import { crashPoint } from '../../program/crash-points';
import { isLong, mapInPieces } from '../../program/in-pieces';
import { isTaken, Sqlite } from '../sqlite/sqlite';
import { refuseTooLarge } from './append-size';
import { correlatedPositions, createCorrelations } from './correlations';
import {
  cellsOf,
  createEventTable,
  createGathering,
  discardGathered,
  type EventCells,
  gatherEvent,
  headPosition,
  insertEvent,
  insertGathered,
  lastRevision,
  placesFrom,
  selectAll,
  selectAt,
  selectConcerned,
  selectCorrelated,
  selectLast,
  selectStream,
  textsOf,
} from './event-rows';
import {
  type AppendResult,
  type EventStore,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
  WrongExpectedRevision,
} from './event-store.port';
import { GroupCommit, type Outcome } from './group-commit';
import { KnownRevisions } from './known-revisions';
import { type BackOff, LogSubscription } from './log-subscription';
import { RecentEvents, type WrittenEvent } from './recent-events';

interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly cells: readonly EventCells[];
  readonly gathered?: number;
}

/** Events. Longer appends are gathered first: binding 500 rows in the commit blocked others for 20 ms. */
const minGathered = 100;

export interface SqliteEventStoreOptions {
  readonly pollMs?: number;
  readonly backOff?: BackOff;
  /** Other writers call `wake`, so unchanged streams need no read. */
  readonly appendsAreSignalled?: boolean;
}

/** The log in one SQLite file, for any number of threads and processes. One event loop turn shares one fsync. */
export class SqliteEventStore implements EventStore {
  readonly #database: Sqlite;
  readonly #appends: GroupCommit<Append, AppendResult>;
  readonly #subscriptions = new Set<LogSubscription>();
  readonly #options: SqliteEventStoreOptions;
  readonly #recent = new RecentEvents();
  readonly #known: KnownRevisions;
  #poll: NodeJS.Timeout | undefined;
  #seenHead: Position = 0;
  #lastGathered = 0;

  /** @param path a file, or `:memory:` */
  constructor(path: string, options: SqliteEventStoreOptions = {}) {
    this.#options = options;
    this.#known = new KnownRevisions(options.appendsAreSignalled ?? false);
    // One connection: its cache keeps written pages, while a commit empties a second one's.
    this.#database = new Sqlite(path, { durability: 'full', table: 'events' });
    createEventTable(this.#database);
    createCorrelations(this.#database);
    this.#appends = new GroupCommit(
      (group) => this.#commit(group),
      (cause) => new EventStoreUnavailable(cause),
    );
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    if (events.length === 0) throw new RangeError(`${stream}: an append needs at least one event`);
    // Short appends join this turn's group, also before a `close`.
    const cells = isLong(events) ? await mapInPieces(events, cellsOf) : events.map(cellsOf);
    refuseTooLarge(stream, textsOf(cells));
    if (cells.length < minGathered) return this.#appends.submit({ stream, expected, cells });
    const gathered = await this.#gather(cells);
    return this.#appends.submit({ stream, expected, cells, gathered });
  }

  async readStream(stream: string, from = 0, limit?: number): Promise<readonly RecordedEvent[]> {
    if ((this.#known.of(stream) ?? from) < from) return [];
    const events = this.#read(() => selectStream(this.#database, stream, from, limit));
    if (events.length !== limit) this.#cacheEnd(stream, from, events.at(-1));
    return events;
  }

  async readLast(stream: string): Promise<RecordedEvent | null> {
    if (this.#known.of(stream) === -1) return null;
    const last = this.#read(() => selectLast(this.#database, stream));
    this.#known.set(stream, last?.revision ?? -1);
    return last;
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    return this.#recent.after(after, limit) ?? this.#read(() => selectAll(this.#database, after, limit));
  }

  async readCorrelation(correlationId: string, limit: number): Promise<readonly RecordedEvent[]> {
    try {
      const positions = await correlatedPositions(this.#database, correlationId, await this.head());
      return selectCorrelated(this.#database, correlationId, positions, limit);
    } catch (cause) {
      throw new EventStoreUnavailable(cause);
    }
  }

  async eventAt(position: Position): Promise<RecordedEvent | null> {
    return this.#read(() => selectAt(this.#database, position));
  }

  async head(): Promise<Position> {
    return this.#read(() => headPosition(this.#database));
  }

  get isEmpty(): boolean {
    return headPosition(this.#database) === 0;
  }

  subscribe(options: SubscribeOptions): Subscription {
    const { concerns } = options;
    const read = async (after: Position, limit: number) =>
      this.#recent.after(after, limit) ??
      this.#read(() =>
        concerns
          ? selectConcerned(this.#database, after, limit, concerns)
          : selectAll(this.#database, after, limit),
      );
    const subscription = new LogSubscription(read, options, this.#options.backOff);
    this.#subscriptions.add(subscription);
    this.#poll ??= setInterval(() => this.#wakeIfAppended(), this.#options.pollMs ?? 50);
    return {
      stop: () => {
        this.#subscriptions.delete(subscription);
        if (this.#subscriptions.size === 0) this.#stopPolling();
        return subscription.stop();
      },
    };
  }

  /** Another thread or process has appended. Without it, subscriptions poll every `pollMs`. */
  wake(): void {
    this.#recent.invalidate();
    this.#known.forget();
    this.#wakeSubscriptions();
  }

  async close(): Promise<void> {
    this.#appends.flush();
    this.#stopPolling();
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
    this.#subscriptions.clear();
    this.#database.close();
  }

  /** @param last of all events from that revision on */
  #cacheEnd(stream: string, from: number, last: RecordedEvent | undefined): void {
    const newest = last?.revision ?? (from === 0 ? -1 : undefined);
    if (newest !== undefined) this.#known.set(stream, newest);
  }

  /** Binds values in portions, so that the shared transaction only copies. */
  async #gather(cells: readonly EventCells[]): Promise<number> {
    const gathered = (this.#lastGathered += 1);
    this.#read(() => createGathering(this.#database));
    await mapInPieces([...cells.entries()], ([at, event]) =>
      this.#read(() => gatherEvent(this.#database, gathered, at, event)),
    );
    return gathered;
  }

  #commit(group: readonly Append[]): readonly Outcome<AppendResult>[] {
    try {
      return this.#store(group);
    } finally {
      for (const { gathered } of group) if (gathered !== undefined) discardGathered(this.#database, gathered);
    }
  }

  #store(group: readonly Append[]): readonly Outcome<AppendResult>[] {
    const written: WrittenEvent[] = [];
    const outcomes = this.#inTransaction(() => {
      const each = group.map((append) => this.#appendOne(append, written));
      crashPoint('append:before-commit');
      return each;
    });
    crashPoint('append:after-commit');
    this.#recent.add(written);
    this.#wakeSubscriptions(written.map(({ cells: [, type] }) => type));
    return outcomes;
  }

  #inTransaction<T>(work: () => T): T {
    try {
      return this.#database.transaction(work);
    } catch (error) {
      this.#known.forget();
      throw error;
    }
  }

  #wakeSubscriptions(types?: readonly string[]): void {
    this.#subscriptions.forEach((subscription) => subscription.wake(types));
  }

  #appendOne(append: Append, written: WrittenEvent[]): Outcome<AppendResult> {
    const { stream, expected } = append;
    const newest = () => lastRevision(this.#database, stream) ?? -1;
    try {
      // New streams need no read: the insert would fail.
      const last = this.#known.of(stream) ?? (expected === 'no-stream' ? -1 : newest());
      return this.#appendAfter(last, append, written);
    } catch (error) {
      if (!isTaken(error)) throw error;
      this.#known.set(stream, newest());
      return this.#appendAfter(newest(), append, written);
    }
  }

  /** @param last newest revision; -1 for a missing stream */
  #appendAfter(
    last: number,
    { stream, expected, cells, gathered }: Append,
    written: WrittenEvent[],
  ): Outcome<AppendResult> {
    const revision = expected === 'no-stream' ? -1 : expected;
    if (last !== revision) {
      const earlier = this.#earlierResult(stream, revision + 1, cells);
      if (earlier !== null) return { done: earlier };
      return { refused: new WrongExpectedRevision(stream, expected, last < 0 ? 'no-stream' : last) };
    }
    const first = revision + 1;
    let position =
      gathered === undefined ? 0 : insertGathered(this.#database, stream, first, gathered) - cells.length;
    cells.forEach((event, index) => {
      const at = first + index;
      // Positions of one statement are consecutive.
      position = gathered === undefined ? insertEvent(this.#database, stream, at, event) : position + 1;
      written.push({ position, stream, revision: at, cells: event });
    });
    this.#known.set(stream, revision + cells.length);
    return { done: { position, revision: revision + cells.length } };
  }

  #earlierResult(stream: string, from: number, cells: readonly EventCells[]): AppendResult | null {
    const places = placesFrom(this.#database, stream, from, cells.length);
    const same = places.length === cells.length && places.every(([id], index) => id === cells[index]?.[0]);
    const last = places.at(-1);
    return same && last !== undefined ? { position: last[1], revision: from + cells.length - 1 } : null;
  }

  #read<T>(read: () => T): T {
    try {
      return read();
    } catch (cause) {
      throw new EventStoreUnavailable(cause);
    }
  }

  #wakeIfAppended(): void {
    try {
      const head = headPosition(this.#database);
      if (head === this.#seenHead) return;
      this.#seenHead = head;
      // Own appends have already notified.
      if (head !== this.#recent.newest) this.wake();
    } catch {
      // Subscriptions meet and report the same error.
      this.wake();
    }
  }

  #stopPolling(): void {
    clearInterval(this.#poll);
    this.#poll = undefined;
  }
}
