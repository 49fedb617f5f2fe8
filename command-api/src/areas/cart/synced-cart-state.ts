import type { EventOf } from '@portal/contracts';
import { type CartEntry, freeEntryId, type syncedCartEvents, maxRemoved } from '@portal/contracts/areas/cart';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

export type SyncedCartEvent = EventOf<typeof syncedCartEvents>;
type Named<N extends SyncedCartEvent['type']> = Extract<SyncedCartEvent, { type: N }>;
type Superseded = Named<'CartEntrySuperseded'>['data'];

export interface KeptEntry {
  readonly id: string;
  /** Device that added it, with its local id. */
  readonly madeOn: string;
  readonly madeAs: string;
  readonly device: string;
  readonly changedAt: string;
  readonly version: number;
  readonly state: 'in' | 'removed' | 'ordered';
  readonly restaurantId: number;
  readonly heldKeys: readonly string[];
  /** `null`: owner erased, or ordered before it was synced. */
  readonly entry: CartEntry | null;
}

export interface SyncedCart {
  readonly version: number;
  readonly entries: ReadonlyMap<string, KeptEntry>;
  /** Lost changes, by entry and device. */
  readonly superseded: PersistentMap<string, Superseded>;
}

export const emptyCart: SyncedCart = { version: 0, entries: new Map(), superseded: PersistentMap.of() };

export interface EntryRef {
  readonly id: string;
  /** Last server version that the device saw; 0: none. */
  readonly version: number;
  readonly device: string;
}

/** Entries never synced match only the device's own. */
export function entryOf({ entries }: SyncedCart, { id, version, device }: EntryRef): KeptEntry | undefined {
  if (version > 0) return entries.get(id);
  return [...entries.values()].find(({ madeOn, madeAs }) => madeOn === device && madeAs === id);
}

/** The wanted id if free, else the next free one. */
export const freeIdIn = ({ entries }: SyncedCart, requested: string): string =>
  freeEntryId((id) => entries.has(id), Number(requested));

export const entriesIn = ({ entries }: SyncedCart): readonly KeptEntry[] =>
  [...entries.values()].filter(({ state }) => state === 'in');

const keyOf = ({ entryId, device }: Pick<Superseded, 'entryId' | 'device'>) => `${entryId} ${device}`;

/** The device was notified, and the entry has not changed since. */
export function isNotified(
  { superseded }: SyncedCart,
  entry: KeptEntry,
  { device, reason }: Pick<Superseded, 'device' | 'reason'>,
): boolean {
  const notice = superseded.get(keyOf({ entryId: entry.id, device }));
  return notice?.reason === reason && notice.version > entry.version;
}

/** Keeps only the latest removed entries. */
function bounded(entries: ReadonlyMap<string, KeptEntry>): ReadonlyMap<string, KeptEntry> {
  const gone = [...entries.values()].filter(({ state }) => state !== 'in');
  if (gone.length <= maxRemoved) return entries;
  const [oldest] = gone.toSorted((one, other) => one.version - other.version);
  return new Map([...entries].filter(([id]) => id !== oldest?.id));
}

const withEntry = (cart: SyncedCart, entry: KeptEntry): SyncedCart => ({
  ...cart,
  version: entry.version,
  entries: bounded(new Map(cart.entries).set(entry.id, entry)),
});

function entrySaved(cart: SyncedCart, { data, personal }: Named<'CartEntrySaved'>): SyncedCart {
  const { entryId: id, version, device, changedAt, restaurantId, heldKeys } = data;
  const before = cart.entries.get(id);
  return withEntry(cart, {
    id,
    version,
    device,
    changedAt,
    restaurantId,
    heldKeys,
    madeOn: before?.madeOn ?? device,
    madeAs: before?.madeAs ?? data.madeAs,
    state: 'in',
    entry: personal.value?.entry ?? null,
  });
}

function ordered(cart: SyncedCart, { data }: Named<'CartEntriesOrdered'>): SyncedCart {
  const { version, device } = data;
  return data.entries.reduce((known, { entryId: id, orderedAs }) => {
    const before = known.entries.get(id);
    const made = before ?? {
      id,
      madeOn: device,
      madeAs: orderedAs,
      changedAt: '',
      restaurantId: 0,
      entry: null,
    };
    return withEntry(known, { ...made, version, device, state: 'ordered', heldKeys: [] });
  }, cart);
}

export const cartEvolutions = {
  CartEntrySaved: entrySaved,
  CartEntrySuperseded: (cart: SyncedCart, { data }: Named<'CartEntrySuperseded'>): SyncedCart => ({
    ...cart,
    version: data.version,
    superseded: cart.superseded.with(keyOf(data), data),
  }),
  CartEntryRemoved: (cart: SyncedCart, { data }: Named<'CartEntryRemoved'>): SyncedCart => {
    const { entryId, version, device } = data;
    const before = cart.entries.get(entryId);
    if (!before) return { ...cart, version };
    return withEntry(cart, { ...before, version, device, state: 'removed', heldKeys: [] });
  },
  CartEntriesOrdered: ordered,
};
