import type { Cart, CartEntry } from '@portal/contracts/areas/cart';
import { cartEntrySchema } from '@portal/contracts/areas/cart';
import { SafeStorage } from './safe-storage';

/** R-CRT-01, R-PLT-17. */
const cartKey = 'cart';
/** Whose cart that is. Contact data is not in it: it comes from the session (safety W18). */
const ownerKey = 'cart-owner';
/** Where a cart waits while somebody else works in this browser. */
const parkedKey = (userId: number | string) => `cart-${userId}`;

const empty: Cart = {};

/** Reads a stored cart, oldest entry first. What is no cart is an empty one; a broken entry is left out. */
function parseCart(raw: string | null): Cart {
  try {
    const value: unknown = JSON.parse(raw ?? '{}');
    if (typeof value !== 'object' || value === null) return empty;
    const entries = Object.entries(value).flatMap(([id, stored]) => {
      const entry = cartEntrySchema.safeParse(stored);
      return entry.success ? [[id, entry.data] as const] : [];
    });
    return Object.fromEntries(entries.toSorted(([a], [b]) => Number(a) - Number(b)));
  } catch {
    // Not JSON: somebody else wrote there.
    return empty;
  }
}

/**
 * The cart of this browser. Storage is the truth, so that tabs agree and a reload changes nothing; every change reads
 * what is there now before it writes.
 */
export class CartStore {
  readonly #storage: SafeStorage;
  readonly #listeners = new Set<() => void>();
  #parsed: { readonly raw: string | null; readonly cart: Cart } = { raw: null, cart: empty };

  constructor(storage: SafeStorage) {
    this.#storage = storage;
  }

  /** The cart of a person; the same object as long as nothing changed. Nobody sees another person's (safety W18). */
  cartOf(userId: number): Cart {
    const raw = this.#storage.read(this.#isMine(userId) ? cartKey : parkedKey(userId));
    if (raw !== this.#parsed.raw) this.#parsed = { raw, cart: parseCart(raw) };
    return this.#parsed.cart;
  }

  /** Changes the cart of a person, for all tabs. */
  change(userId: number, change: (cart: Cart) => Cart): void {
    const changed = change(this.cartOf(userId));
    if (!this.#isMine(userId)) this.#parkTheOther(userId);
    this.#storage.write(ownerKey, String(userId));
    this.#storage.write(cartKey, JSON.stringify(changed));
    this.#tell();
  }

  /** The person signed out: nothing of theirs stays on this machine. */
  forget(userId: number): void {
    this.#storage.write(parkedKey(userId), null);
    if (this.#isMine(userId)) {
      this.#storage.write(cartKey, null);
      this.#storage.write(ownerKey, null);
    }
    this.#tell();
  }

  /** @returns stops listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key.startsWith(cartKey)) listener();
    };
    this.#listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };

  /** A cart without an owner is of whoever sits here. */
  #isMine(userId: number): boolean {
    const owner = this.#storage.read(ownerKey);
    return owner === null || owner === String(userId);
  }

  #parkTheOther(userId: number): void {
    this.#storage.write(parkedKey(this.#storage.read(ownerKey) ?? ''), this.#storage.read(cartKey));
    this.#storage.write(parkedKey(userId), null);
  }

  #tell(): void {
    this.#listeners.forEach((listener) => listener());
  }
}

export const cartStore = new CartStore(new SafeStorage(() => localStorage));

/** A timestamp that no entry has yet (R-CRT-01). `now` in milliseconds. */
export function freeId(cart: Cart, now: number): string {
  let id = now;
  while (Object.hasOwn(cart, String(id))) id += 1;
  return String(id);
}

/** Puts an entry under an id, in its place among the others. */
export function withEntry(cart: Cart, id: string, entry: CartEntry): Cart {
  return { ...cart, [id]: entry };
}

export function withoutEntries(cart: Cart, ids: readonly string[]): Cart {
  return Object.fromEntries(Object.entries(cart).filter(([id]) => !ids.includes(id)));
}
