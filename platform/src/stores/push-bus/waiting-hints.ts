import type { Push } from './push-bus.port';

/** One entry of the bus, numbered by its publisher without gaps, so that readers notice missing ones. */
export interface HintEntry {
  readonly number: number;
  readonly pushes: readonly Push[];
}

const maxPerEntry = 100;

/**
 * Hints between `publish` and the bus, gathered into the next entry. Bounded: the oldest are dropped, which leaves a
 * gap in the numbers.
 */
export class WaitingHints {
  readonly #waiting: Push[] = [];
  #inHand: HintEntry | null = null;
  #number = 0;

  /** @param most hints that may wait. */
  constructor(private readonly most: number) {}

  /** @returns how many hints were dropped for it. */
  add(pushes: readonly Push[]): number {
    this.#waiting.push(...pushes);
    const dropped = Math.max(0, this.#waiting.length - this.most);
    if (dropped > 0) {
      this.#waiting.splice(0, dropped);
      this.#number += 1;
    }
    return dropped;
  }

  /** The entry to be written now: the same one until it was `written`. `null` when nothing waits. */
  next(): HintEntry | null {
    if (this.#inHand === null && this.#waiting.length > 0) {
      this.#number += 1;
      this.#inHand = { number: this.#number, pushes: this.#waiting.splice(0, maxPerEntry) };
    }
    return this.#inHand;
  }

  written(): void {
    this.#inHand = null;
  }
}
