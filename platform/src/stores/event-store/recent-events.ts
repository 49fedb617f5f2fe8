import type { Position } from '@portal/contracts';
import { type EventCells, recordedEventOf } from './event-rows';
import type { RecordedEvent } from './event-store.port';

/** An event that was just written: where it stands, and its cells. */
export interface WrittenEvent {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly cells: EventCells;
}

/** Up to twice as many for a moment. A follower that is further behind reads the file. */
const keptEvents = 2_048;

/**
 * The newest events of the log, as this process wrote them: those who follow the log take them from here, all of them
 * the same parsed objects, and read the file only for what others wrote or what is older.
 */
export class RecentEvents {
  #events: (WrittenEvent | RecordedEvent)[] = [];
  /** Nothing is known to stand behind the last one, and nobody has said that it might. */
  #isWhole = false;

  constructor(private readonly kept = keptEvents) {}

  /** @param written all events of one transaction, in order; it saw no gap in its own positions */
  add(written: readonly WrittenEvent[]): void {
    const [first] = written;
    if (first === undefined) return;
    // Somebody else has written in between.
    if (first.position !== this.newest + 1) this.#events = [];
    this.#events.push(...written);
    if (this.#events.length > 2 * this.kept) this.#events = this.#events.slice(-this.kept);
    this.#isWhole = true;
  }

  /** Another thread or process may have written. */
  doubt(): void {
    this.#isWhole = false;
  }

  /** @returns `null` where only the file can tell. */
  after(position: Position, limit: number): readonly RecordedEvent[] | null {
    const from = position - (this.#oldest - 1);
    if (this.#events.length === 0 || from < 0 || from > this.#events.length) return null;
    // Fewer than asked for means that there are no more.
    if (from + limit > this.#events.length && !this.#isWhole) return null;
    const to = Math.min(from + limit, this.#events.length);
    return Array.from({ length: to - from }, (_, index) => this.#parsed(from + index));
  }

  /** Position of the last one; -1 when there is none. */
  get newest(): Position {
    return this.#events.at(-1)?.position ?? -1;
  }

  get #oldest(): Position {
    return this.#events[0]?.position ?? 0;
  }

  /** Parsed when it is first read, and then the same for everybody. */
  #parsed(at: number): RecordedEvent {
    const event = this.#events[at] as WrittenEvent | RecordedEvent;
    if (!('cells' in event)) return event;
    const { position, stream, revision, cells } = event;
    const recorded = recordedEventOf([position, stream, revision, ...cells]);
    this.#events[at] = recorded;
    return recorded;
  }
}
