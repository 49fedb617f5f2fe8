import {
  type Cart,
  type CartDevice,
  type CartEntry,
  cartEntrySchema,
  freeEntryId,
  syncedCartCommands,
  syncedCartQueries,
  newCartDevice,
  type OrderedCart,
  withOrdered,
  withTaken,
} from '@portal/contracts/areas/cart';
import { useEffect, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { newIntent } from '#core/client/call-client';
import { Listeners } from '#core/listeners';
import { outbox, onAnswerTo, useKeeping } from '#core/outbox/outbox';
import { callerOf, useSession } from '#core/session/session-state';
import { type CartStorage, cartStorage } from './cart-storage';

const emptyCart: Cart = {};

/** Oldest first, without broken entries. */
function parseCart(raw: string | null): Cart {
  try {
    const value: unknown = JSON.parse(raw ?? '{}');
    if (typeof value !== 'object' || value === null) return emptyCart;
    const entries = Object.entries(value).flatMap(([id, stored]) => {
      const entry = cartEntrySchema.safeParse(stored);
      return entry.success ? [[id, entry.data] as const] : [];
    });
    return Object.fromEntries(entries.toSorted(([a], [b]) => Number(a) - Number(b)));
  } catch {
    return emptyCart;
  }
}

/** Every change reads the storage before it writes, so that tabs agree. */
export class CartStore {
  readonly #storage: CartStorage;
  #parsed: { readonly raw: string | null; readonly cart: Cart } = { raw: null, cart: emptyCart };

  constructor(storage: CartStorage) {
    this.#storage = storage;
  }

  /** @returns the same object until the cart changes. */
  cartOf(userId: number): Cart {
    const raw = this.#storage.read(userId);
    if (raw !== this.#parsed.raw) this.#parsed = { raw, cart: parseCart(raw) };
    return this.#parsed.cart;
  }

  change(userId: number, change: (cart: Cart) => Cart): void {
    this.#storage.write(userId, JSON.stringify(change(this.cartOf(userId))));
  }

  /** Removes unreadable entries, which would be counted. */
  tidy(userId: number): void {
    const readable = Object.keys(this.cartOf(userId)).length;
    if (this.#storage.count(userId) !== readable) this.change(userId, (cart) => cart);
  }
}

export const cartStore = new CartStore(cartStorage);

/** A timestamp in milliseconds (R-CRT-01). @param known former ids */
export const freeId = (cart: Cart, now: number, known: object = {}): string =>
  freeEntryId((id) => Object.hasOwn(cart, id) || Object.hasOwn(known, id), now);

export const withEntry = (cart: Cart, id: string, entry: CartEntry): Cart => ({ ...cart, [id]: entry });

export const withoutEntries = (cart: Cart, ids: readonly string[]): Cart =>
  Object.fromEntries(Object.entries(cart).filter(([id]) => !ids.includes(id)));

/** Lost entries are not parsed: broken ones must not cost the device's identity. */
const deviceSchema = z.object({
  device: z.string(),
  version: z.int(),
  told: z.int(),
  known: z.record(z.string(), z.int()),
  ordered: z.array(z.string()),
  notices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['changed', 'stays', 'removed', 'ordered']),
      orderId: z.string().nullable(),
      lost: z.unknown(),
    }),
  ),
});

let parsedDevice: { readonly raw: string | null; readonly device: CartDevice | null } = {
  raw: null,
  device: null,
};

function parseDevice(raw: string | null): CartDevice | null {
  if (raw === null) return null;
  try {
    return deviceSchema.parse(JSON.parse(raw)) as CartDevice;
  } catch {
    return null;
  }
}

/** The state of synchronisation; `null` before the server's first answer. */
export function cartDeviceOf(userId: number): CartDevice | null {
  const raw = cartStorage.readDevice(userId);
  if (raw !== parsedDevice.raw) parsedDevice = { raw, device: parseDevice(raw) };
  return parsedDevice.device;
}

export const saveCartDevice = (userId: number, device: CartDevice): void =>
  cartStorage.writeDevice(userId, JSON.stringify(device));

export const cartDeviceOrNew = (userId: number): CartDevice =>
  cartDeviceOf(userId) ?? newCartDevice(newIntent().slice(0, 16));

let orderingIds: ReadonlySet<string> = new Set();
const orderingListeners = new Listeners();

function setOrdering(ids: ReadonlySet<string>): void {
  orderingIds = ids;
  orderingListeners.notify();
}

/** Entries of unanswered orders stay in the cart (R-CRT-09). */
export const ordering = {
  begin: (sent: readonly string[]): void => setOrdering(new Set([...orderingIds, ...sent])),
  end: (sent: readonly string[]): void =>
    setOrdering(new Set([...orderingIds].filter((id) => !sent.includes(id)))),
  ids: (): ReadonlySet<string> => orderingIds,
  subscribe: orderingListeners.subscribe,
};

const { SaveCartEntry, RemoveCartEntry } = syncedCartCommands;
const aboutEntry = (id: string) => `cart:${id}`;

export function pendingEntries(userId: number): (id: string) => boolean {
  const waiting = outbox.itemsOf(userId).filter(({ state }) => state !== 'sent');
  const about = new Set(waiting.map((item) => item.about));
  return (id) => about.has(aboutEntry(id));
}

/** Except a change that is being sent. */
const dropWaiting = (userId: number, id: string) =>
  outbox.drop(userId, ({ about, state }) => about === aboutEntry(id) && state !== 'sending');

for (const command of [SaveCartEntry, RemoveCartEntry])
  onAnswerTo(command, (userId, { about }, taken) => {
    const device = cartDeviceOf(userId);
    if (device !== null) saveCartDevice(userId, withTaken(device, about.slice(aboutEntry('').length), taken));
  });

interface CartSync {
  readonly save: (id: string, entry: CartEntry) => void;
  readonly remove: (id: string, entry: CartEntry | undefined) => void;
  readonly ordered: (ids: readonly string[]) => void;
  /** Versions at the server; `undefined` where it has no cart. */
  readonly namesOf: (ids: readonly string[]) => OrderedCart | undefined;
}

export function useCartSync(): CartSync {
  const session = useSession();
  const { id: userId } = session.user;
  const { keep } = useKeeping();
  // Administrators do not change other users' carts.
  const isOwn = callerOf(session).asUser !== true;
  const deviceNow = () => (isOwn ? cartDeviceOf(userId) : null);
  const versioned = (device: CartDevice, id: string) => ({ id, version: device.known[id] ?? 0 });
  const facts = (id: string, label = '') => ({
    about: aboutEntry(id),
    label,
    refresh: [syncedCartQueries.GetMyCart],
    isOwn,
  });
  return {
    save: (id, entry) => {
      dropWaiting(userId, id);
      const device = deviceNow();
      if (device === null) return;
      const changed_at = new Date().toISOString();
      const input = { ...versioned(device, id), device: device.device, entry, changed_at };
      keep({ command: SaveCartEntry, input, ...facts(id, entry.from.filename) });
      saveCartDevice(userId, { ...device, known: { [id]: 0, ...device.known } });
    },
    remove: (id, entry) => {
      dropWaiting(userId, id);
      const device = deviceNow();
      if (device === null) return;
      const input = { ...versioned(device, id), device: device.device };
      keep({ command: RemoveCartEntry, input, ...facts(id, entry?.from.filename) });
    },
    ordered: (ids) => {
      ids.forEach((id) => dropWaiting(userId, id));
      const device = deviceNow();
      if (device !== null) saveCartDevice(userId, withOrdered(device, ids));
    },
    namesOf: (ids) => {
      const device = deviceNow();
      if (device === null) return undefined;
      return { device: device.device, entries: ids.map((id) => versioned(device, id)) };
    },
  };
}

interface CartChanges {
  readonly add: (entry: CartEntry) => string;
  /** Also restores a removed entry. */
  readonly put: (id: string, entry: CartEntry) => void;
  readonly remove: (...ids: readonly string[]) => void;
  /** The server does so on other devices. */
  readonly removeOrdered: (...ids: readonly string[]) => void;
}

/** Without drawing again when the cart changes. */
export function useCartChanges(): CartChanges {
  const { id: userId } = useSession().user;
  const sync = useCartSync();
  const put = (id: string, entry: CartEntry) => {
    // Before the storage: for other tabs the entry would be unchanged.
    sync.save(id, entry);
    cartStore.change(userId, (before) => withEntry(before, id, entry));
  };
  const take = (ids: readonly string[]) => cartStore.change(userId, (before) => withoutEntries(before, ids));
  return {
    add: (entry) => {
      const id = freeId(cartStore.cartOf(userId), Date.now(), cartDeviceOf(userId)?.known);
      put(id, entry);
      return id;
    },
    put,
    remove: (...ids) => {
      const cart = cartStore.cartOf(userId);
      ids.forEach((id) => sync.remove(id, cart[id]));
      take(ids);
    },
    removeOrdered: (...ids) => {
      sync.ordered(ids);
      take(ids);
    },
  };
}

interface CartAccess extends CartChanges {
  /** Oldest first. */
  readonly cart: Cart;
  readonly count: number;
}

export function useCart(): CartAccess {
  const { id: userId } = useSession().user;
  const cart = useSyncExternalStore(cartStorage.subscribe, () => cartStore.cartOf(userId));
  const changes = useCartChanges();
  useEffect(() => cartStore.tidy(userId), [userId, cart]);
  return { cart, count: Object.keys(cart).length, ...changes };
}
