import { lruCache } from '../program/lru-cache';

interface Options {
  /** Failures after which a network is blocked. */
  readonly most: number;
  readonly windowMilliseconds: number;
  /** Milliseconds of a clock that never goes back. */
  readonly clock?: () => number;
}

interface Attempts {
  /** When the failures happened that still count, oldest first. */
  failures: number[];
  underWay: number;
}

/** Networks that are remembered. */
const maxNetworks = 20_000;
/** Seconds until attempts that are being looked at have been. */
const soon = 2;

/** Failed attempts by network, in a sliding window. Open attempts count as failed until they succeed. */
export class FailedAttempts {
  readonly #networks = lruCache<Attempts>(maxNetworks);
  readonly #options: Required<Options>;

  constructor({ clock = () => performance.now(), ...options }: Options) {
    this.#options = { ...options, clock };
  }

  /** @returns seconds until the next attempt may be made; 0 when it may be now */
  wait(network: string): number {
    const { most, windowMilliseconds, clock } = this.#options;
    const attempts = this.#networks.get(network);
    if (!attempts) return 0;
    const since = clock() - windowMilliseconds;
    attempts.failures = attempts.failures.filter((at) => at > since);
    const [oldest] = attempts.failures;
    if (oldest !== undefined && attempts.failures.length >= most) return Math.ceil((oldest - since) / 1000);
    return attempts.failures.length + attempts.underWay >= most ? soon : 0;
  }

  /** Registers an attempt. @returns reports its outcome */
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
