type Listener<T> = (announced: T) => void;

/** `subscribe` fits `useSyncExternalStore`. */
export class Listeners<T = void> {
  readonly #all = new Set<Listener<T>>();

  /** @returns unsubscribes. */
  readonly subscribe = (listener: Listener<T>): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  readonly notify = (announced: T): void => this.#all.forEach((listener) => listener(announced));
}
