import { Listeners } from '#core/listeners';

/** Whether a newer build is ready. */
class NewBuild {
  #isReady = false;
  readonly #listeners = new Listeners();

  get isReady(): boolean {
    return this.#isReady;
  }

  announce(): void {
    this.#isReady = true;
    this.#listeners.notify();
  }

  /** @returns unsubscribes. */
  readonly subscribe = this.#listeners.subscribe;
}

export const newBuild = new NewBuild();
export type { NewBuild };
