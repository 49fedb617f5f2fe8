import { randomUUID } from 'node:crypto';
import type { Position } from '@portal/contracts';
import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  type SubscribeOptions,
  type Subscription,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';

/** Events from now on as a separate log, for suites on a used server. No other writers. */
export class PartOfLog implements EventStore {
  readonly #prefix = `${randomUUID()}-`;

  private constructor(
    private readonly whole: EventStore,
    private readonly start: Position,
  ) {}

  static async of(whole: EventStore): Promise<PartOfLog> {
    return new PartOfLog(whole, await whole.head());
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
  ): Promise<AppendResult> {
    try {
      return await this.whole.append(this.#prefix + stream, expected, events);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      throw new WrongExpectedRevision(stream, error.expected, error.actual);
    }
  }

  async readStream(stream: string, from?: number, limit?: number): Promise<readonly RecordedEvent[]> {
    return this.#own(await this.whole.readStream(this.#prefix + stream, from, limit));
  }

  async readLast(stream: string): Promise<RecordedEvent | null> {
    const last = await this.whole.readLast(this.#prefix + stream);
    return last && (this.#own([last])[0] ?? null);
  }

  async readAll(after: Position, limit: number): Promise<readonly RecordedEvent[]> {
    return this.#own(await this.whole.readAll(this.#behind(after), limit));
  }

  async readCorrelation(correlationId: string, limit: number): Promise<readonly RecordedEvent[]> {
    return this.#own(await this.whole.readCorrelation(correlationId, limit));
  }

  async eventAt(position: Position): Promise<RecordedEvent | null> {
    const found = position > this.start ? await this.whole.eventAt(position) : null;
    return found && (this.#own([found])[0] ?? null);
  }

  async head(): Promise<Position> {
    const head = await this.whole.head();
    return head === this.start ? 0 : head;
  }

  subscribe({ after, handle, ...options }: SubscribeOptions): Subscription {
    return this.whole.subscribe({
      ...options,
      after: this.#behind(after),
      handle: (events, passed) => handle(this.#own(events), passed),
    });
  }

  close(): Promise<void> {
    return this.whole.close();
  }

  #behind(after: Position): Position {
    return Math.max(after, this.start);
  }

  #own(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
    return events.map((event) => ({ ...event, stream: event.stream.slice(this.#prefix.length) }));
  }
}
