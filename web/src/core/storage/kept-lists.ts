import type { SafeStorage } from './safe-storage';
import { StorageListeners } from './storage-listeners';

interface Known<Item> {
  readonly text: string | null;
  readonly items: readonly Item[];
}

/** How a list becomes text. What is kept is text that anything may have written: `read` takes all of it. */
export interface ListForm<Item> {
  readonly read: (text: string | null, userId: number) => readonly Item[];
  readonly write: (items: readonly Item[]) => string;
}

/** Lists that this browser keeps, each person's apart; all tabs see the same. */
export class KeptLists<Item> {
  readonly #storage: SafeStorage;
  readonly #prefix: string;
  readonly #form: ListForm<Item>;
  readonly #known = new Map<number, Known<Item>>();
  readonly #listeners: StorageListeners;

  /** @param prefix key of a person's list in the storage, before their id */
  constructor(storage: SafeStorage, prefix: string, form: ListForm<Item>) {
    this.#storage = storage;
    this.#prefix = prefix;
    this.#form = form;
    this.#listeners = new StorageListeners(prefix);
  }

  /** A person's list; the same one as long as nothing changed. */
  of(userId: number): readonly Item[] {
    const text = this.#storage.read(this.#prefix + userId);
    const known = this.#known.get(userId);
    if (known?.text === text) return known.items;
    const items = this.#form.read(text, userId);
    this.#known.set(userId, { text, items });
    return items;
  }

  /** An empty list leaves nothing behind. */
  keep(userId: number, items: readonly Item[]): void {
    this.#storage.write(this.#prefix + userId, items.length === 0 ? null : this.#form.write(items));
    this.#known.delete(userId);
    this.#listeners.notify();
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);
}
