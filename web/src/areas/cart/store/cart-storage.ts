import { SafeStorage, StorageListeners } from '#core/storage/safe-storage';

/** R-CRT-01, R-PLT-17. */
const cartKey = 'cart';
/** Whose cart that is. Contact data is not in it: it comes from the session (W18). */
const ownerKey = 'cart-owner';
/** Where a cart waits while somebody else works in this browser. */
const parkedKey = (userId: number | string) => `cart-${userId}`;

/** Where the order is noted whose answer is awaited. */
export const attemptKey = (userId: number) => `cart-attempt-${userId}`;

/** Where it is noted what this browser knows of the cart that the server keeps. */
const deviceKey = (userId: number) => `cart-device-${userId}`;

/**
 * Where the cart of this browser lies, as text: one person's at a time, the same for all tabs. Apart from what the text
 * means, so that the header can count entries without the schema of an entry.
 */
export class CartStorage {
  readonly #storage: SafeStorage;
  readonly #listeners = new StorageListeners(cartKey);

  constructor(storage: SafeStorage) {
    this.#storage = storage;
  }

  /** The stored cart of a person. Nobody sees another person's (W18). */
  read(userId: number): string | null {
    return this.#storage.read(this.#isMine(userId) ? cartKey : parkedKey(userId));
  }

  write(userId: number, cart: string): void {
    if (!this.#isMine(userId)) this.#parkTheOther(userId);
    this.#storage.write(ownerKey, String(userId));
    this.#storage.write(cartKey, cart);
    this.#listeners.notify();
  }

  /** What this browser knows of the cart that the server keeps for a person, as text. */
  readDevice(userId: number): string | null {
    return this.#storage.read(deviceKey(userId));
  }

  writeDevice(userId: number, device: string): void {
    this.#storage.write(deviceKey(userId), device);
    this.#listeners.notify();
  }

  /** The person signed out: nothing of theirs stays on this machine. */
  forget(userId: number): void {
    this.#storage.write(parkedKey(userId), null);
    this.#storage.write(attemptKey(userId), null);
    this.#storage.write(deviceKey(userId), null);
    if (this.#isMine(userId)) {
      this.#storage.write(cartKey, null);
      this.#storage.write(ownerKey, null);
    }
    this.#listeners.notify();
  }

  /** How many entries are stored (R-PLT-11), readable ones or not: screens of the cart take broken ones out. */
  count(userId: number): number {
    try {
      return Object.keys(JSON.parse(this.read(userId) ?? '{}') as object).length;
    } catch {
      // Nothing that could be counted.
      return 0;
    }
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** A cart without an owner is of whoever sits here. */
  #isMine(userId: number): boolean {
    const owner = this.#storage.read(ownerKey);
    return owner === null || owner === String(userId);
  }

  #parkTheOther(userId: number): void {
    this.#storage.write(parkedKey(this.#storage.read(ownerKey) ?? ''), this.#storage.read(cartKey));
    this.#storage.write(parkedKey(userId), null);
  }
}

export const cartStorage = new CartStorage(new SafeStorage(() => localStorage));
