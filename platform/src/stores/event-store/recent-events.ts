import type { Position } from '@portal/contracts';
import { type EventCells, recordedEventOf } from './event-rows';
import type { RecordedEvent } from './event-store.port';

export interface WrittenEvent {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly cells: EventCells;
}

/** Up to twice as many for a moment. Slower followers read the file. */
const maxEvents = 2_048;

/** Newest events of this process, parsed once for all followers. */
export class RecentEvents {
  #events: (WrittenEvent | RecordedEvent)[] = [];
  /** The last event is the end of the log, as far as known. */
  #isComplete = false;

  constructor(private readonly kept = maxEvents) {}

  /** @param written one transaction, in order, without gaps */
  add(written: readonly WrittenEvent[]): void {
    const [first] = written;
    if (first === undefined) return;
    if (first.position !== this.newest + 1) this.#events = [];
    this.#events.push(...written);
    if (this.#events.length > 2 * this.kept) this.#events = this.#events.slice(-this.kept);
    this.#isComplete = true;
  }

  invalidate(): void {
    this.#isComplete = false;
  }

  /** @returns `null` if the file must be read */
  after(position: Position, limit: number): readonly RecordedEvent[] | null {
    const from = position - (this.#oldest - 1);
    if (this.#events.length === 0 || from < 0 || from > this.#events.length) return null;
    // Fewer than asked for: the end.
    if (from + limit > this.#events.length && !this.#isComplete) return null;
    const to = Math.min(from + limit, this.#events.length);
    return Array.from({ length: to - from }, (_, index) => this.#parsed(from + index));
  }

  get newest(): Position {
    return this.#events.at(-1)?.position ?? -1;
  }

  get #oldest(): Position {
    return this.#events[0]?.position ?? 0;
  }

  #parsed(at: number): RecordedEvent {
    const event = this.#events[at] as WrittenEvent | RecordedEvent;
    if (!('cells' in event)) return event;
    const { position, stream, revision, cells } = event;
    const recorded = recordedEventOf([position, stream, revision, ...cells]);
    this.#events[at] = recorded;
    return recorded;
  }
}
