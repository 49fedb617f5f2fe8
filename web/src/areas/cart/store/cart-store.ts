import { type Cart, type CartEntry, cartEntrySchema, freeEntryId } from '@portal/contracts/areas/cart';
import { type CartStorage, cartStorage } from './cart-storage';

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
  readonly #storage: CartStorage;
  #parsed: { readonly raw: string | null; readonly cart: Cart } = { raw: null, cart: empty };

  constructor(storage: CartStorage) {
    this.#storage = storage;
  }

  /** The cart of a person; the same object as long as nothing changed. */
  cartOf(userId: number): Cart {
    const raw = this.#storage.read(userId);
    if (raw !== this.#parsed.raw) this.#parsed = { raw, cart: parseCart(raw) };
    return this.#parsed.cart;
  }

  /** Changes the cart of a person, for all tabs. */
  change(userId: number, change: (cart: Cart) => Cart): void {
    this.#storage.write(userId, JSON.stringify(change(this.cartOf(userId))));
  }

  /** Takes out of storage what could not be read, so that it is not counted any more. */
  tidy(userId: number): void {
    const readable = Object.keys(this.cartOf(userId)).length;
    if (this.#storage.count(userId) !== readable) this.change(userId, (cart) => cart);
  }
}

export const cartStore = new CartStore(cartStorage);

/** A timestamp that no entry has, nor has had (R-CRT-01). `now` in milliseconds. */
export const freeId = (cart: Cart, now: number, known: object = {}): string =>
  freeEntryId((id) => Object.hasOwn(cart, id) || Object.hasOwn(known, id), now);

/** Puts an entry under an id, in its place among the others. */
export function withEntry(cart: Cart, id: string, entry: CartEntry): Cart {
  return { ...cart, [id]: entry };
}

export function withoutEntries(cart: Cart, ids: readonly string[]): Cart {
  return Object.fromEntries(Object.entries(cart).filter(([id]) => !ids.includes(id)));
}
