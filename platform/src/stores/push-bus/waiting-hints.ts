import type { Push } from './push-bus.port';

/** Entry with its publisher's gapless number, to notice losses. */
export interface HintEntry {
  readonly number: number;
  readonly pushes: readonly Push[];
}

const maxPerEntry = 100;

/** Hints waiting for the bus. Dropped ones leave a gap in the numbers. */
export class WaitingHints {
  readonly #waiting: Push[] = [];
  #current: HintEntry | null = null;
  #number = 0;

  constructor(private readonly maxWaiting: number) {}

  /** @returns dropped hints */
  add(pushes: readonly Push[]): number {
    this.#waiting.push(...pushes);
    const dropped = Math.max(0, this.#waiting.length - this.maxWaiting);
    if (dropped > 0) {
      this.#waiting.splice(0, dropped);
      this.#number += 1;
    }
    return dropped;
  }

  /** The entry to write, unchanged until `written`; `null` for none. */
  next(): HintEntry | null {
    if (this.#current === null && this.#waiting.length > 0) {
      this.#number += 1;
      this.#current = { number: this.#number, pushes: this.#waiting.splice(0, maxPerEntry) };
    }
    return this.#current;
  }

  written(): void {
    this.#current = null;
  }
}
