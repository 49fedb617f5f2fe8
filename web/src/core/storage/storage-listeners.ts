import { Listeners } from '../listeners';

/** Who wants to know when values of the browser's storage change, in this tab or in another one. */
export class StorageListeners {
  readonly #prefix: string;
  readonly #listeners = new Listeners();

  /** @param prefix how the keys of these values begin */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** @returns stops listening. */
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

  /** This tab has written a value: other tabs are told by the browser. */
  notify(): void {
    this.#listeners.notify();
  }
}
