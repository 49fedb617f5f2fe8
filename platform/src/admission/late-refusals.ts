import { setTimeout as delay } from 'node:timers/promises';
import { neighbourhood, networkKey } from './caller-address';
import type { Limits } from './limits';
import { TokenBuckets } from './token-buckets';

type RefusalLimits = Pick<Limits, 'refusalBurst' | 'refusalsPerSecond' | 'refusalsWaiting'>;

const lateMilliseconds = 1_000;
/** Limit of a neighbourhood, relative to one address. */
const neighbourhoodFactor = 4;

export class LateRefusals {
  readonly #limits: RefusalLimits;
  readonly #byAddress: TokenBuckets;
  readonly #byNeighbourhood: TokenBuckets;
  readonly #milliseconds: number;
  #waiting = 0;

  constructor(limits: RefusalLimits, milliseconds = lateMilliseconds) {
    this.#milliseconds = milliseconds;
    const { refusalBurst: capacity, refusalsPerSecond: perSecond } = limits;
    this.#limits = limits;
    this.#byAddress = new TokenBuckets({ capacity, perSecond });
    this.#byNeighbourhood = new TokenBuckets({
      capacity: neighbourhoodFactor * capacity,
      perSecond: neighbourhoodFactor * perSecond,
    });
  }

  /** @returns whether to delay it */
  isLate(address: string | undefined): boolean {
    const own = this.#byAddress.take(networkKey(address), 1);
    const shared = this.#byNeighbourhood.take(networkKey(address, neighbourhood), 1);
    return own > 0 || shared > 0;
  }

  async wait(): Promise<boolean> {
    if (this.#waiting >= this.#limits.refusalsWaiting) return false;
    this.#waiting += 1;
    await delay(this.#milliseconds);
    this.#waiting -= 1;
    return true;
  }
}
