import { lruCache } from '../program/lru-cache';

interface Options {
  readonly capacity: number;
  readonly perSecond: number;
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
}

/** Cached buckets; evicted ones are full again. */
const maxBuckets = 20_000;

export class TokenBuckets {
  readonly #buckets = lruCache<{ tokens: number; at: number }>(maxBuckets);
  readonly #options: Required<Options>;

  constructor({ clock = () => performance.now(), ...options }: Options) {
    this.#options = { ...options, clock };
  }

  /**
   * @param cost in tokens, at most a full bucket
   * @returns seconds until enough are there; 0 when taken
   */
  take(key: string, cost: number): number {
    const { capacity, perSecond } = this.#options;
    const { there, now } = this.#look(key);
    const missing = Math.min(cost, capacity) - there;
    this.#buckets.set(key, { tokens: missing > 0 ? there : -missing, at: now });
    return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : 0;
  }

  /** Charges a cost known later; debt is at most one bucket. */
  charge(key: string, cost: number): void {
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
