import { Listeners } from '../listeners';

export class StorageListeners {
  readonly #listeners = new Listeners();

  constructor(private readonly prefix: string) {}

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(this.prefix)) listener();
    };
    const stop = this.#listeners.subscribe(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      stop();
      window.removeEventListener('storage', onStorage);
    };
  };

  /** Browsers notify only other tabs. */
  notify(): void {
    this.#listeners.notify();
  }
}

/** Without permission or quota, values last until the page closes. */
export class SafeStorage {
  readonly #unwritten = new Map<string, string | null>();

  /** Access itself may throw. */
  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    const unwritten = this.#unwritten.get(key);
    if (unwritten !== undefined) return unwritten;
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }

  /** `null` removes it. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) this.storage().removeItem(key);
      else this.storage().setItem(key, value);
      this.#unwritten.delete(key);
    } catch {
      this.#unwritten.set(key, value);
    }
  }

  removeAll(prefix: string): void {
    try {
      const keys = Object.keys(this.storage()).filter((key) => key.startsWith(prefix));
      keys.forEach((key) => this.write(key, null));
    } catch {
      // Forbidden: only unwritten values remain.
    }
    [...this.#unwritten.keys()]
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => this.#unwritten.delete(key));
  }
}

interface Known<Item> {
  readonly text: string | null;
  readonly items: readonly Item[];
}

interface ListForm<Item> {
  readonly read: (text: string | null, userId: number) => readonly Item[];
  readonly write: (items: readonly Item[]) => string;
}

/** By person, shared by tabs. */
export class KeptLists<Item> {
  readonly #known = new Map<number, Known<Item>>();
  readonly #listeners: StorageListeners;

  /** @param prefix storage key before the person's id */
  constructor(
    private readonly storage: SafeStorage,
    private readonly prefix: string,
    private readonly form: ListForm<Item>,
  ) {
    this.#listeners = new StorageListeners(prefix);
  }

  /** Stable until it changes. */
  of(userId: number): readonly Item[] {
    const text = this.storage.read(this.prefix + userId);
    const known = this.#known.get(userId);
    if (known?.text === text) return known.items;
    const items = this.form.read(text, userId);
    this.#known.set(userId, { text, items });
    return items;
  }

  /** An empty list removes the key. */
  keep(userId: number, items: readonly Item[]): void {
    this.storage.write(this.prefix + userId, items.length === 0 ? null : this.form.write(items));
    this.#known.delete(userId);
    this.#listeners.notify();
  }

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);
}
