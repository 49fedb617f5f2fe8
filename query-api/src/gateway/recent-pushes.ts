import { roomOf } from '@portal/contracts';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';

interface Heard {
  readonly at: number;
  readonly push: Push;
}

export interface RecentPushesOptions {
  /** Milliseconds for which a push is remembered. */
  readonly keepFor?: number;
  /** Pushes that are remembered at most. */
  readonly keepMost?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
}

/**
 * What was pushed a moment ago. A page asks for what it shows before its socket stands; what is pushed in between, it
 * is told when it connects (R10).
 */
export class RecentPushes {
  readonly #keepFor: number;
  readonly #keepMost: number;
  readonly #clock: () => number;
  /** Something that was pushed then or before may be missing. */
  #incompleteUntil: number;
  #heard: Heard[] = [];

  constructor({
    keepFor = 60_000,
    keepMost = 5_000,
    clock = () => performance.now(),
  }: RecentPushesOptions = {}) {
    this.#keepFor = keepFor;
    this.#keepMost = keepMost;
    this.#clock = clock;
    this.#incompleteUntil = clock();
  }

  remember(push: Push): void {
    this.#heard.push({ at: this.#clock(), push });
    // Half of it at once: what is pushed a thousand times must not move all the others a thousand times.
    if (this.#heard.length > this.#keepMost) this.#drop(this.#keepMost / 2);
  }

  /** Pushes may have been lost on their way here: what is remembered is not all. */
  forget(): void {
    this.#heard = [];
    this.#incompleteUntil = this.#clock();
  }

  /**
   * @param rooms whose pushes are wanted
   * @returns those of the last `milliseconds`, oldest first; `null` when not all of them are known
   */
  within(milliseconds: number, rooms: ReadonlySet<string>): readonly Push[] | null {
    this.#dropOld();
    const since = this.#clock() - milliseconds;
    if (since <= this.#incompleteUntil) return null;
    const isWanted = ({ at, push }: Heard) => at >= since && push.to.some((one) => rooms.has(roomOf(one)));
    return this.#heard.filter(isWanted).map(({ push }) => push);
  }

  #dropOld(): void {
    const oldest = this.#clock() - this.#keepFor;
    const kept = this.#heard.findIndex(({ at }) => at >= oldest);
    this.#drop(kept < 0 ? this.#heard.length : kept);
  }

  #drop(count: number): void {
    const last = this.#heard.splice(0, count).at(-1);
    if (last) this.#incompleteUntil = last.at;
  }
}
