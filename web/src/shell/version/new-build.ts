import { Listeners } from '#core/listeners';

/** Whether a build newer than this page's is ready; notifies subscribers. */
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

  /** @returns stops listening. */
  readonly subscribe = this.#listeners.subscribe;
}

export const newBuild = new NewBuild();
export type { NewBuild };
