/** Never throws: without permission or quota, values last until the page closes. */
export class SafeStorage {
  readonly #unwritten = new Map<string, string | null>();
  readonly #storage: () => Storage;

  /** @param storage a function, as access itself may throw. */
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

  /** `null` removes it. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) this.#storage().removeItem(key);
      else this.#storage().setItem(key, value);
      this.#unwritten.delete(key);
    } catch {
      this.#unwritten.set(key, value);
    }
  }

  removeAll(prefix: string): void {
    try {
      const keys = Object.keys(this.#storage()).filter((key) => key.startsWith(prefix));
      keys.forEach((key) => this.write(key, null));
    } catch {
      // Forbidden: only unwritten values remain.
    }
    [...this.#unwritten.keys()]
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => this.#unwritten.delete(key));
  }
}
