/**
 * Does the same thing at most once in a while: the first time at once, and once more when the while is over if it was
 * wanted meanwhile. Nothing wanted is forgotten, and what is wanted once does not wait.
 */
export class Pace {
  readonly #gap: number;
  /** By key: what to do when its gap is over, or null while nobody wanted it again. */
  readonly #resting = new Map<string, (() => void) | null>();

  /** @param gap milliseconds between two runs of the same key. */
  constructor(gap: number) {
    this.#gap = gap;
  }

  /** @returns false where it waits for the end of the gap; of several that wait the last is done. */
  run(key: string, act: () => void): boolean {
    if (this.#resting.has(key)) {
      this.#resting.set(key, act);
      return false;
    }
    this.#resting.set(key, null);
    setTimeout(() => this.#wake(key), this.#gap);
    act();
    return true;
  }

  #wake(key: string): void {
    const wanted = this.#resting.get(key);
    this.#resting.delete(key);
    if (wanted) this.run(key, wanted);
  }
}
