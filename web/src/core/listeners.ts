type Listener<T> = (told: T) => void;

/** `subscribe` fits `useSyncExternalStore`. */
export class Listeners<T = void> {
  readonly #all = new Set<Listener<T>>();

  /** @returns unsubscribes. */
  readonly subscribe = (listener: Listener<T>): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  readonly notify = (told: T): void => this.#all.forEach((listener) => listener(told));
}
