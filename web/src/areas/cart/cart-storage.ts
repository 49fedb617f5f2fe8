import { SafeStorage, StorageListeners } from '#core/storage/safe-storage';

/** R-CRT-01, R-PLT-17. */
const cartKey = 'cart';
/** Owner of that cart. The contact is not stored: it comes from the session (W18). */
const ownerKey = 'cart-owner';
/** While another person uses this browser. */
const parkedKey = (userId: number | string) => `cart-${userId}`;
const attemptsKey = (userId: number) => `cart-attempt-${userId}`;
const deviceKey = (userId: number) => `cart-device-${userId}`;

/** One person's cart at a time, as text. Without schemas: every screen loads this module. */
export class CartStorage {
  readonly #storage: SafeStorage;
  readonly #listeners = new StorageListeners(cartKey);

  constructor(storage: SafeStorage) {
    this.#storage = storage;
  }

  /** W18. */
  read(userId: number): string | null {
    return this.#storage.read(this.#isMine(userId) ? cartKey : parkedKey(userId));
  }

  write(userId: number, cart: string): void {
    if (!this.#isMine(userId)) this.#parkOther(userId);
    this.#storage.write(ownerKey, String(userId));
    this.#storage.write(cartKey, cart);
    this.#listeners.notify();
  }

  readDevice(userId: number): string | null {
    return this.#storage.read(deviceKey(userId));
  }

  writeDevice(userId: number, device: string): void {
    this.#storage.write(deviceKey(userId), device);
    this.#listeners.notify();
  }

  readAttempts(userId: number): string | null {
    return this.#storage.read(attemptsKey(userId));
  }

  writeAttempts(userId: number, attempts: string | null): void {
    this.#storage.write(attemptsKey(userId), attempts);
  }

  /** On signing out. */
  forget(userId: number): void {
    [parkedKey(userId), attemptsKey(userId), deviceKey(userId)].forEach((key) =>
      this.#storage.write(key, null),
    );
    if (this.#isMine(userId)) {
      this.#storage.write(cartKey, null);
      this.#storage.write(ownerKey, null);
    }
    this.#listeners.notify();
  }

  /** Unreadable ones too (R-PLT-11). */
  count(userId: number): number {
    try {
      return Object.keys(JSON.parse(this.read(userId) ?? '{}') as object).length;
    } catch {
      return 0;
    }
  }

  /** @returns unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** A cart without an owner belongs to the current person. */
  #isMine(userId: number): boolean {
    const owner = this.#storage.read(ownerKey);
    return owner === null || owner === String(userId);
  }

  #parkOther(userId: number): void {
    this.#storage.write(parkedKey(this.#storage.read(ownerKey) ?? ''), this.#storage.read(cartKey));
    this.#storage.write(parkedKey(userId), null);
  }
}

export const cartStorage = new CartStorage(new SafeStorage(() => localStorage));

export const draftStorage = new SafeStorage(() => sessionStorage);

/** `new` by resource id, `edit` by entry id (R-WIZ-02). */
export const wizardKey = (mode: 'new' | 'edit', id: string) => `wizard-${mode}-${id}`;
export const checkoutKey = (restaurantId: number) => `checkout-${restaurantId}`;
const finishedKey = (run: string) => `wizard-finished-${run}`;

/** The browser's history still contains their pages. */
export const finishedWizards = {
  add: (run: string): void => draftStorage.write(finishedKey(run), 'yes'),
  has: (run: string): boolean => draftStorage.read(finishedKey(run)) !== null,
};

export const dropCheckoutDraft = (restaurantId: number): void =>
  draftStorage.write(checkoutKey(restaurantId), null);

/** On signing out. */
export function dropAllDrafts(): void {
  draftStorage.removeAll('wizard-');
  draftStorage.removeAll('checkout-');
}
