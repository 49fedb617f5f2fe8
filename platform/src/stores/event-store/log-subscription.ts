import type { Position } from '@portal/contracts';
import { yieldToOthers } from '../../program/in-pieces';
import type { RecordedEvent, SubscribeOptions, Subscription } from './event-store.port';

/** Milliseconds, doubled from `first` to `longest`, minus up to half as jitter. */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
}

const defaultBackOff: BackOff = { first: 50, longest: 10_000 };

/** Irrelevant events a sleeping follower skips; fewer than the log caches. */
const maxSkipped = 500;

export type ReadLog = (
  after: Position,
  limit: number,
) => Promise<
  readonly RecordedEvent[] | { readonly events: readonly RecordedEvent[]; readonly passed: number }
>;

/** Batches in order, one at a time. The log's owner calls `wake`. */
export class LogSubscription implements Subscription {
  readonly #finished: Promise<void>;
  #after: Position;
  #stopped = false;
  #woken = false;
  #wakeSleeper: (() => void) | null = null;
  #failures = 0;
  /** Events appended without waking it. */
  #passed = 0;

  constructor(
    private readonly read: ReadLog,
    private readonly options: SubscribeOptions,
    private readonly backOff: BackOff = defaultBackOff,
  ) {
    this.#after = options.after;
    this.#finished = this.#run();
  }

  /**
   * New events may exist. Cheap.
   * @param types of all new events, if known
   */
  wake(types?: readonly string[]): void {
    if (types && this.#canSkip(types)) return;
    this.#woken = true;
    if (this.#failures === 0) this.#wakeSleeper?.();
  }

  /** No relevant types, and the checkpoint does not lag far. */
  #canSkip(types: readonly string[]): boolean {
    const { concerns } = this.options;
    if (!concerns || types.some(concerns)) return false;
    this.#passed += types.length;
    return this.#passed < maxSkipped;
  }

  stop(): Promise<void> {
    this.#stopped = true;
    this.#wakeSleeper?.();
    return this.#finished;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false;
      this.#passed = 0;
      const read = await this.#try(() => this.read(this.#after, this.options.batchSize ?? 500));
      const { events, passed } =
        read && 'passed' in read ? read : { events: read ?? [], passed: read?.length };
      const newest = events.at(-1);
      if (newest) await this.#deliver(events, newest.position, passed);
      else await this.#sleepUntilWoken();
      await yieldToOthers();
    }
  }

  async #deliver(events: readonly RecordedEvent[], last: Position, passed = 0): Promise<void> {
    while (!this.#stopped) {
      const handled = await this.#try(() => this.options.handle(events, passed).then(() => true));
      if (handled === true) {
        this.#after = last;
        return;
      }
    }
  }

  async #try<T>(attempt: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await attempt();
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#failures += 1;
      this.#woken = true;
      this.options.onError?.(error);
      const { first, longest } = this.backOff;
      const wait = Math.min(first * 2 ** (this.#failures - 1), longest);
      await this.#sleep(wait * (1 - Math.random() / 2));
      return undefined;
    }
  }

  async #sleepUntilWoken(): Promise<void> {
    if (!this.#woken) await this.#sleep();
  }

  /** Until `stop`, `wake` (outside a back-off), or the time is over. */
  async #sleep(milliseconds?: number): Promise<void> {
    if (this.#stopped) return;
    await new Promise<void>((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      this.#wakeSleeper = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wakeSleeper = null;
  }
}
