import { lruCache } from '../program/lru-cache';

interface Options {
  /** Tokens of a full bucket. */
  readonly capacity: number;
  readonly perSecond: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
}

/** Buckets that are remembered; the ones that were not used for longest are full again anyway. */
const maxBuckets = 20_000;

/** A bucket of tokens for each key: it takes a burst, then as many as flow in. */
export class TokenBuckets {
  readonly #buckets = lruCache<{ tokens: number; at: number }>(maxBuckets);
  readonly #options: Required<Options>;

  constructor({ clock = () => performance.now(), ...options }: Options) {
    this.#options = { ...options, clock };
  }

  /**
   * Takes tokens, if there are enough.
   * @param cost in tokens; more than a bucket holds takes a full one
   * @returns seconds until there are enough; 0 when taken
   */
  take(key: string, cost: number): number {
    const { capacity, perSecond } = this.#options;
    const { there, now } = this.#look(key);
    const missing = Math.min(cost, capacity) - there;
    this.#buckets.set(key, { tokens: missing > 0 ? there : -missing, at: now });
    return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : 0;
  }

  /** Takes what something turned out to cost; a bucket may owe as much as it holds. */
  owe(key: string, cost: number): void {
    const { there, now } = this.#look(key);
    this.#buckets.set(key, { tokens: Math.max(-this.#options.capacity, there - cost), at: now });
  }

  #look(key: string) {
    const { capacity, perSecond, clock } = this.#options;
    const now = clock();
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: capacity, at: now };
    return { now, there: Math.min(capacity, tokens + ((now - at) / 1000) * perSecond) };
  }
}
