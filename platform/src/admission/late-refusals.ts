import { setTimeout as delay } from 'node:timers/promises';
import { neighbourhood, networkKey } from './caller-address';
import type { Limits } from './limits';
import { TokenBuckets } from './token-buckets';

type RefusalLimits = Pick<Limits, 'refusalBurst' | 'refusalsPerSecond' | 'refusalsWaiting'>;

/** Milliseconds by which a refusal is late. */
const lateMilliseconds = 1_000;
/** Refusals that a whole neighbourhood of addresses is answered at once, for each one that an address is. */
const neighbours = 4;

/**
 * Delays refusals to an address that is refused often; retries are limited by its number of connections. It refuses no
 * request.
 */
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
      capacity: neighbours * capacity,
      perSecond: neighbours * perSecond,
    });
  }

  /** Counts a refusal. @returns whether it is late */
  isLate(address: string | undefined): boolean {
    const own = this.#byAddress.take(networkKey(address), 1);
    const shared = this.#byNeighbourhood.take(networkKey(address, neighbourhood), 1);
    return own > 0 || shared > 0;
  }

  /**
   * Waits until a late refusal may be answered.
   * @returns `false` at once where too many wait: the connection is to be closed without an answer
   */
  async wait(): Promise<boolean> {
    if (this.#waiting >= this.#limits.refusalsWaiting) return false;
    this.#waiting += 1;
    await delay(this.#milliseconds);
    this.#waiting -= 1;
    return true;
  }
}
