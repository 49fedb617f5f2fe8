/** Whether a build newer than this page's is ready; notifies subscribers. */
class NewBuild {
  #isReady = false;
  readonly #listeners = new Set<() => void>();

  get isReady(): boolean {
    return this.#isReady;
  }

  announce(): void {
    this.#isReady = true;
    this.#listeners.forEach((listener) => listener());
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

export const newBuild = new NewBuild();
export type { NewBuild };
