import { Listeners } from '../listeners';

/** Changes of stored values, in this tab or another. */
export class StorageListeners {
  readonly #prefix: string;
  readonly #listeners = new Listeners();

  /** @param prefix of their keys */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(this.#prefix)) listener();
    };
    const stop = this.#listeners.subscribe(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  };

  /** For changes by this tab; browsers notify other tabs. */
  notify(): void {
    this.#listeners.notify();
  }
}
