import type { Position } from '@portal/contracts';
import { yieldToOthers } from '../../program/in-pieces';
import type { RecordedEvent, SubscribeOptions, Subscription } from './event-store.port';

/**
 * Waiting times after failed deliveries, in milliseconds: doubled from `first` up to `longest`, of which up to a half is
 * left out at random, so that those who failed together do not all come back together.
 */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
}

const defaultBackOff: BackOff = { first: 50, longest: 10_000 };

/** Events of no concern that a sleeping follower leaves for later; fewer than a log has at hand without reading. */
const maxPassed = 500;

/**
 * Reads at most `limit` events behind a position.
 * @returns events of the log that were passed, where some of no concern were left out
 */
export type ReadLog = (
  after: Position,
  limit: number,
) => Promise<
  readonly RecordedEvent[] | { readonly events: readonly RecordedEvent[]; readonly passed: number }
>;

/**
 * Follows a log that can be read by position: one batch at a time, in order, the next only after the handler's
 * promise. The log's owner calls `wake` when there may be more.
 */
export class LogSubscription implements Subscription {
  readonly #finished: Promise<void>;
  #after: Position;
  #stopped = false;
  #woken = false;
  #wakeSleeper: (() => void) | null = null;
  #failures = 0;
  /** Appended events that it was not woken for. */
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
   * There may be new events. Cheap; may be called at any time and any number of times.
   * @param types of all new events, where the log knows them
   */
  wake(types?: readonly string[]): void {
    if (types && this.#maySleepThrough(types)) return;
    this.#woken = true;
    if (this.#failures === 0) this.#wakeSleeper?.();
  }

  /** Nothing of it is of concern, and its owner's checkpoint does not fall far behind. */
  #maySleepThrough(types: readonly string[]): boolean {
    const { concerns } = this.options;
    if (!concerns || types.some(concerns)) return false;
    this.#passed += types.length;
    return this.#passed < maxPassed;
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
      // A long catch-up yields to timers and sockets.
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

  /** One attempt; after a failure it tells the owner, waits, and answers `undefined`. */
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

  /** Until `stop`, `wake` (outside a back-off), or the given time. */
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
