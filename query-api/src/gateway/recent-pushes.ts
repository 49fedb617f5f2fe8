import { roomOf } from '@portal/contracts';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';

interface Heard {
  readonly at: number;
  readonly push: Push;
}

export interface RecentPushesOptions {
  /** Milliseconds. */
  readonly keepFor?: number;
  readonly keepMost?: number;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
}

/** Recent pushes, for pages whose socket connects after their data was loaded (R10). */
export class RecentPushes {
  readonly #keepFor: number;
  readonly #keepMost: number;
  readonly #clock: () => number;
  /** Pushes up to this time may be missing. */
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
    // Drops half at once: amortizes the shift.
    if (this.#heard.length > this.#keepMost) this.#drop(this.#keepMost / 2);
  }

  /** Pushes may have been lost: the buffer is incomplete. */
  forget(): void {
    this.#heard = [];
    this.#incompleteUntil = this.#clock();
  }

  /** @returns pushes of the last `milliseconds`, oldest first; `null` if incomplete */
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
