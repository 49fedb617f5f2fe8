import type { Position } from '@portal/contracts';
import { refuseTooLarge } from './append-size';
import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
  WrongExpectedRevision,
} from './event-store.port';
import { type BackOff, LogSubscription } from './log-subscription';

export interface MemoryEventStoreOptions {
  readonly backOff?: BackOff;
  /** Distance of positions; default 1. In other stores they are bytes. */
  readonly stride?: number;
}

export class MemoryEventStore implements EventStore {
  readonly #log: RecordedEvent[] = [];
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #subscriptions = new Set<LogSubscription>();

  readonly #stride: number;

  constructor(private readonly options: MemoryEventStoreOptions = {}) {
    this.#stride = options.stride ?? 1;
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    if (events.length === 0) throw new RangeError(`${stream}: an append needs at least one event`);
    // JSON round trip, as on a disk: no shared references.
    const text = JSON.stringify(events);
    refuseTooLarge(stream, [text]);
    const copies = JSON.parse(text) as NewEvent[];
    const stored = this.#streams.get(stream) ?? [];
    const from = expected === 'no-stream' ? 0 : expected + 1;
    if (stored.length === from) return this.#store(stream, stored, copies);
    const earlier = stored.slice(from, from + copies.length);
    const last = earlier.at(-1);
    if (last !== undefined && sameIds(earlier, copies))
      return { position: last.position, revision: last.revision };
    throw new WrongExpectedRevision(stream, expected, stored.length === 0 ? 'no-stream' : stored.length - 1);
  }

  async readStream(stream: string, from = 0, limit = Infinity): Promise<readonly RecordedEvent[]> {
    return this.#streams.get(stream)?.slice(from, from + limit) ?? [];
  }

  async readLast(stream: string): Promise<RecordedEvent | null> {
    return this.#streams.get(stream)?.at(-1) ?? null;
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    const index = Math.floor(after / this.#stride);
    return this.#log.slice(index, index + limit);
  }

  async readCorrelation(correlationId: string, limit: number): Promise<readonly RecordedEvent[]> {
    return this.#log.filter(({ metadata }) => metadata.correlationId === correlationId).slice(0, limit);
  }

  async eventAt(position: Position): Promise<RecordedEvent | null> {
    return this.#log[position / this.#stride - 1] ?? null;
  }

  async head(): Promise<Position> {
    return this.#log.length * this.#stride;
  }

  subscribe(options: SubscribeOptions): Subscription {
    const subscription = new LogSubscription(
      (after, limit) => this.readAll(after, limit),
      options,
      this.options.backOff,
    );
    this.#subscriptions.add(subscription);
    return {
      stop: () => {
        this.#subscriptions.delete(subscription);
        return subscription.stop();
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
  }

  #store(stream: string, stored: RecordedEvent[], events: readonly NewEvent[]): AppendResult {
    for (const event of events) {
      const position = (this.#log.length + 1) * this.#stride;
      const recorded = { ...event, stream, revision: stored.length, position };
      stored.push(recorded);
      this.#log.push(recorded);
    }
    this.#streams.set(stream, stored);
    this.#subscriptions.forEach((subscription) => subscription.wake());
    return { position: this.#log.length * this.#stride, revision: stored.length - 1 };
  }
}

function sameIds(stored: readonly NewEvent[], requested: readonly NewEvent[]): boolean {
  return (
    stored.length === requested.length && requested.every((event, index) => event.id === stored[index]?.id)
  );
}
