import {
  type AllStreamResolvedEvent,
  type AppendResult as Appended,
  type AppendToStreamOptions,
  BACKWARDS,
  END,
  EventStoreDBClient,
  type JSONEventData,
  MaxAppendSizeExceededError,
  NO_STREAM,
  type ReadStreamOptions,
  type ResolvedEvent,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import type { Position } from '@portal/contracts';
import { crashPoint } from '../../program/crash-points';
import { bytesOf, refuseTooLarge } from './append-size';
import {
  isSystemEvent,
  linkedPlace,
  placeOf,
  positionOf,
  proposalOf,
  recordedEventOf,
} from './eventstoredb-events';
import { retryOnce, patchClient } from './eventstoredb-client';
import { collect, LiveFeed } from './eventstoredb-reading';
import {
  type AppendResult,
  AppendTooLarge,
  type EventStore,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
  WrongExpectedRevision,
} from './event-store.port';
import { type BackOff, LogSubscription } from './log-subscription';
import { SharedFeed, SharedPages } from './shared-feed';

export interface EventStoreDbOptions {
  readonly timeoutMs?: number;
  readonly backOff?: BackOff;
}

/** Linked events read at once. */
const maxParallel = 16;

/** Finds a recovered server within two seconds. */
const fastBackOff: BackOff = { first: 100, longest: 2_000 };

/** EventStoreDB, 22.6 or newer. Positions are byte offsets. */
export class EventStoreDbEventStore implements EventStore {
  readonly #client: EventStoreDBClient;
  readonly #timeoutMs: number;
  readonly #backOff: BackOff;
  readonly #subscriptions = new Set<Subscription>();
  readonly #feed = new SharedFeed((after, onNews) =>
    LiveFeed.open(this.#client, after, this.#timeoutMs, onNews),
  );
  readonly #pages = new SharedPages((after, limit) => this.readAll(after, limit));

  /** @param url `esdb://…` or `esdb+discover://…`, with user and password if required */
  constructor(url: string, { timeoutMs = 5_000, backOff = fastBackOff }: EventStoreDbOptions = {}) {
    if (/throwOnAppendFailure=false/i.test(url))
      throw new RangeError('throwOnAppendFailure=false answers a revision that is not one');
    this.#client = EventStoreDBClient.connectionString(url);
    this.#timeoutMs = timeoutMs;
    this.#backOff = backOff;
    patchClient(this.#client);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    if (events.length === 0) throw new RangeError(`${stream}: an append needs at least one event`);
    const proposals = events.map(proposalOf);
    refuseTooLarge(
      stream,
      proposals.flatMap(({ parts }) => parts),
    );
    const { position, nextExpectedRevision } = await this.#append(
      stream,
      expected,
      proposals.map(({ event }) => event),
    );
    return { position: positionOf(position), revision: Number(nextExpectedRevision) };
  }

  async readStream(stream: string, from = 0, limit?: number): Promise<readonly RecordedEvent[]> {
    return this.#stream(stream, {
      fromRevision: BigInt(from),
      ...(limit !== undefined && { maxCount: limit }),
    });
  }

  /** By the links of the system projection `$by_correlation_id`, which must run. */
  async readCorrelation(correlationId: string, limit: number): Promise<readonly RecordedEvent[]> {
    const links = await this.#resolved(`$bc-${correlationId}`, { maxCount: limit });
    const places = links.map(linkedPlace);
    const events: RecordedEvent[] = [];
    // Resolved links have no position in the log.
    while (events.length < places.length) {
      const some = places.slice(events.length, events.length + maxParallel);
      const read = some.map(([stream, revision]) => this.readStream(stream, revision, 1));
      const found = (await Promise.all(read)).flat();
      if (found.length < some.length) throw new EventStoreUnavailable(new Error('a linked event is missing'));
      events.push(...found);
    }
    return events;
  }

  async readLast(stream: string): Promise<RecordedEvent | null> {
    const [last] = await this.#stream(stream, { fromRevision: END, direction: BACKWARDS, maxCount: 1 });
    return last ?? null;
  }

  async #stream(stream: string, options: ReadStreamOptions): Promise<readonly RecordedEvent[]> {
    return (await this.#resolved(stream, options)).map(recordedEventOf);
  }

  async #resolved(stream: string, options: ReadStreamOptions): Promise<readonly ResolvedEvent[]> {
    try {
      const read = () => this.#client.readStream(stream, options);
      return await retryOnce(() => collect(read(), this.#timeoutMs));
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw new EventStoreUnavailable(error);
    }
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    let last: AllStreamResolvedEvent | undefined;
    while (events.length < limit) {
      const from = last ? positionOf(last.event?.position) : after;
      const inclusive = last !== undefined || after > 0;
      // Reads include the event at the position itself.
      const count = limit - events.length + (inclusive ? 1 : 0);
      const page = await this.#all({ fromPosition: inclusive ? placeOf(from) : START, maxCount: count });
      const fresh = page.filter(({ event }) => !inclusive || positionOf(event?.position) > from);
      events.push(...fresh.filter((resolved) => !isSystemEvent(resolved)).map(recordedEventOf));
      if (page.length < count) break;
      last = page.at(-1);
    }
    return events;
  }

  async eventAt(position: Position): Promise<RecordedEvent | null> {
    const read = () => this.#all({ fromPosition: placeOf(position), maxCount: 1 });
    const page = await read().catch(async () => {
      await this.head();
      return read().catch(() => []);
    });
    const [found] = page.filter((resolved) => !isSystemEvent(resolved)).map(recordedEventOf);
    return found?.position === position ? found : null;
  }

  async head(): Promise<Position> {
    for (let count = 1; ; count *= 64) {
      const page = await this.#all({ fromPosition: END, direction: BACKWARDS, maxCount: count });
      const newest = page.find((resolved) => !isSystemEvent(resolved));
      if (newest) return positionOf(newest.event?.position);
      if (page.length < count) return 0;
    }
  }

  subscribe(options: SubscribeOptions): Subscription {
    const wake = () => following.wake();
    const read = async (after: Position, limit: number) => {
      try {
        return await this.#follow(after, limit, wake);
      } catch (error) {
        throw error instanceof EventStoreUnavailable ? error : new EventStoreUnavailable(error);
      }
    };
    const following = new LogSubscription(read, options, this.#backOff);
    const stopListening = this.#feed.listen((types) => following.wake(types));
    const subscription: Subscription = {
      stop: async () => {
        this.#subscriptions.delete(subscription);
        await following.stop();
        stopListening();
      },
    };
    this.#subscriptions.add(subscription);
    return subscription;
  }

  /** Events after a position. @param wake called to read again, without a feed */
  async #follow(after: Position, limit: number, wake: () => void): Promise<readonly RecordedEvent[]> {
    const recent = this.#feed.after(after, limit);
    if (recent) return recent;
    const { events, isLast } = await this.#pages.after(after, limit);
    const reached = events.at(-1)?.position ?? after;
    if (isLast) await this.#feed.open(reached);
    if (!this.#feed.covers(reached)) setTimeout(wake, events.length > 0 ? 0 : this.#backOff.first).unref();
    return events;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
    await this.#client.dispose();
  }

  async #append(stream: string, expected: ExpectedRevision, events: JSONEventData[]): Promise<Appended> {
    const options: AppendToStreamOptions = {
      expectedRevision: expected === 'no-stream' ? NO_STREAM : BigInt(expected),
      deadline: this.#timeoutMs,
    };
    try {
      // Idempotent by event ids.
      const appended = await retryOnce(() => {
        crashPoint('append:before-commit');
        return this.#client.appendToStream(stream, events, options);
      });
      crashPoint('append:after-commit');
      return appended;
    } catch (error) {
      // The server's limit is lower by default.
      if (error instanceof MaxAppendSizeExceededError)
        throw new AppendTooLarge(
          stream,
          bytesOf(events.map((event) => JSON.stringify(event))),
          error.maxAppendSize,
        );
      if (!(error instanceof WrongExpectedVersionError)) throw new EventStoreUnavailable(error);
      const { actualVersion: actual } = error;
      const found = typeof actual === 'bigint' ? Number(actual) : 'no-stream';
      throw new WrongExpectedRevision(stream, expected, found);
    }
  }

  async #all(options: Parameters<EventStoreDBClient['readAll']>[0]): Promise<AllStreamResolvedEvent[]> {
    try {
      return await retryOnce(() => collect(this.#client.readAll(options), this.#timeoutMs));
    } catch (error) {
      throw new EventStoreUnavailable(error);
    }
  }
}
