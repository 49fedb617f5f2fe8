type Listener<T> = (told: T) => void;

/** Who wants to know of a change. `subscribe` is of the shape that `useSyncExternalStore` takes. */
export class Listeners<T = void> {
  readonly #all = new Set<Listener<T>>();

  /** @returns stops listening. */
  readonly subscribe = (listener: Listener<T>): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  readonly notify = (told: T): void => this.#all.forEach((listener) => listener(told));
}
