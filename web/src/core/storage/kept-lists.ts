import type { SafeStorage } from './safe-storage';
import { StorageListeners } from './storage-listeners';

interface Known<Item> {
  readonly text: string | null;
  readonly items: readonly Item[];
}

/** Serialization; `read` accepts any text. */
export interface ListForm<Item> {
  readonly read: (text: string | null, userId: number) => readonly Item[];
  readonly write: (items: readonly Item[]) => string;
}

/** Lists in browser storage by person, shared by tabs. */
export class KeptLists<Item> {
  readonly #storage: SafeStorage;
  readonly #prefix: string;
  readonly #form: ListForm<Item>;
  readonly #known = new Map<number, Known<Item>>();
  readonly #listeners: StorageListeners;

  /** @param prefix storage key before the person's id */
  constructor(storage: SafeStorage, prefix: string, form: ListForm<Item>) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#form = form;
    this.#listeners = new StorageListeners(prefix);
  }

  /** The same list until it changes. */
  of(userId: number): readonly Item[] {
    const text = this.#storage.read(this.#prefix + userId);
    const known = this.#known.get(userId);
    if (known?.text === text) return known.items;
    const items = this.#form.read(text, userId);
    this.#known.set(userId, { text, items });
    return items;
  }

  /** An empty list removes the key. */
  keep(userId: number, items: readonly Item[]): void {
    this.#storage.write(this.#prefix + userId, items.length === 0 ? null : this.#form.write(items));
    this.#known.delete(userId);
    this.#listeners.notify();
  }

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);
}
