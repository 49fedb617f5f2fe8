import { lruCache } from '../program/lru-cache';

interface Options {
  readonly max: number;
  readonly windowMilliseconds: number;
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
}

interface Attempts {
  failures: number[];
  underWay: number;
}

const maxNetworks = 20_000;
const retryAfterSeconds = 2;

export class FailedAttempts {
  readonly #networks = lruCache<Attempts>(maxNetworks);
  readonly #options: Required<Options>;

  constructor({ clock = () => performance.now(), ...options }: Options) {
    this.#options = { ...options, clock };
  }

  /** @returns seconds until the next attempt; 0 for now */
  wait(network: string): number {
    const { max, windowMilliseconds, clock } = this.#options;
    const attempts = this.#networks.get(network);
    if (!attempts) return 0;
    const since = clock() - windowMilliseconds;
    attempts.failures = attempts.failures.filter((at) => at > since);
    const [oldest] = attempts.failures;
    if (oldest !== undefined && attempts.failures.length >= max) return Math.ceil((oldest - since) / 1000);
    return attempts.failures.length + attempts.underWay >= max ? retryAfterSeconds : 0;
  }

  /** @returns reports the outcome */
  begin(network: string): (failed: boolean) => void {
    const attempts = this.#networks.get(network) ?? { failures: [], underWay: 0 };
    this.#networks.set(network, attempts);
    attempts.underWay += 1;
    return (failed) => {
      attempts.underWay -= 1;
      if (failed) attempts.failures.push(this.#options.clock());
    };
  }
}
