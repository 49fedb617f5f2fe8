import { roomOf } from '@portal/contracts';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';

interface RecentPush {
  readonly at: number;
  readonly push: Push;
}

export interface RecentPushesOptions {
  /** Milliseconds. */
  readonly maxAge?: number;
  readonly maxCount?: number;
  /** Monotonic, in milliseconds. */
  readonly clock?: () => number;
}

/** Recent pushes, for pages whose socket connects after their data was loaded (R10). */
export class RecentPushes {
  readonly #maxAge: number;
  readonly #maxCount: number;
  readonly #clock: () => number;
  /** Pushes up to this time may be missing. */
  #incompleteUntil: number;
  #recent: RecentPush[] = [];

  constructor({
    maxAge = 60_000,
    maxCount = 5_000,
    clock = () => performance.now(),
  }: RecentPushesOptions = {}) {
    this.#maxAge = maxAge;
    this.#maxCount = maxCount;
    this.#clock = clock;
    this.#incompleteUntil = clock();
  }

  remember(push: Push): void {
    this.#recent.push({ at: this.#clock(), push });
    // Drops half at once: amortizes the shift.
    if (this.#recent.length > this.#maxCount) this.#drop(this.#maxCount / 2);
  }

  /** Pushes may have been lost: the buffer is incomplete. */
  forget(): void {
    this.#recent = [];
    this.#incompleteUntil = this.#clock();
  }

  /** @returns pushes of the last `milliseconds`, oldest first; `null` if incomplete */
  within(milliseconds: number, rooms: ReadonlySet<string>): readonly Push[] | null {
    this.#dropOld();
    const since = this.#clock() - milliseconds;
    if (since <= this.#incompleteUntil) return null;
    const isRequested = ({ at, push }: RecentPush) =>
      at >= since && push.to.some((one) => rooms.has(roomOf(one)));
    return this.#recent.filter(isRequested).map(({ push }) => push);
  }

  #dropOld(): void {
    const oldest = this.#clock() - this.#maxAge;
    const firstRecent = this.#recent.findIndex(({ at }) => at >= oldest);
    this.#drop(firstRecent < 0 ? this.#recent.length : firstRecent);
  }

  #drop(count: number): void {
    const last = this.#recent.splice(0, count).at(-1);
    if (last) this.#incompleteUntil = last.at;
  }
}
