/**
 * Storage of the browser that never refuses: where writing is forbidden or the quota is used up, values live until the
 * page is closed. What a person put together must not be lost because a machine is full.
 */
export class SafeStorage {
  readonly #unwritten = new Map<string, string | null>();
  readonly #storage: () => Storage;

  /** @param storage asked for each time: merely naming it throws where it is forbidden. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  read(key: string): string | null {
    const unwritten = this.#unwritten.get(key);
    if (unwritten !== undefined) return unwritten;
    try {
      return this.#storage().getItem(key);
    } catch {
      return null;
    }
  }

  /** Writes a value, or removes it when it is `null`. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) this.#storage().removeItem(key);
      else this.#storage().setItem(key, value);
      this.#unwritten.delete(key);
    } catch {
      this.#unwritten.set(key, value);
    }
  }

  /** Removes every value whose key begins like this. */
  removeAll(prefix: string): void {
    try {
      const keys = Object.keys(this.#storage()).filter((key) => key.startsWith(prefix));
      keys.forEach((key) => this.write(key, null));
    } catch {
      // Forbidden: only what was never written is left to forget.
    }
    [...this.#unwritten.keys()]
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => this.#unwritten.delete(key));
  }
}
