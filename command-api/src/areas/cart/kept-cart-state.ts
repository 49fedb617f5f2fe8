import type { EventOf } from '@portal/contracts';
import { type CartEntry, freeEntryId, type keptCartEvents, mostGone } from '@portal/contracts/areas/cart';
import { PersistentMap } from '@portal/platform/decider/persistent-map';

export type KeptCartEvent = EventOf<typeof keptCartEvents>;
type Named<N extends KeptCartEvent['type']> = Extract<KeptCartEvent, { type: N }>;
type Outdone = Named<'CartEntryOutdone'>['data'];

/** An entry that is in the cart, or that has been. */
export interface KeptEntry {
  readonly id: string;
  /** The device that put it in, and the id that it had there. */
  readonly madeOn: string;
  readonly madeAs: string;
  /** Who changed it last, and when. */
  readonly device: string;
  readonly changedAt: string;
  readonly version: number;
  readonly state: 'in' | 'removed' | 'ordered';
  readonly restaurantId: number;
  readonly heldKeys: readonly string[];
  /** `null` once its person was erased, and for what was ordered before it came. */
  readonly entry: CartEntry | null;
}

export interface KeptCart {
  /** Counts its changes. */
  readonly version: number;
  readonly entries: ReadonlyMap<string, KeptEntry>;
  /** What devices are told of, by entry and device. */
  readonly outdone: PersistentMap<string, Outdone>;
}

export const emptyCart: KeptCart = { version: 0, entries: new Map(), outdone: PersistentMap.of() };

/** How a device names an entry. */
export interface EntryRef {
  readonly id: string;
  /** The version of it that the device had from the server; 0 for none. */
  readonly version: number;
  readonly device: string;
}

/** The entry that a device means: what it never saw from the server is only ever its own. */
export function entryMeant({ entries }: KeptCart, { id, version, device }: EntryRef): KeptEntry | undefined {
  if (version > 0) return entries.get(id);
  return [...entries.values()].find(({ madeOn, madeAs }) => madeOn === device && madeAs === id);
}

/** An id for an entry that comes in: its own, or the next one that is free. */
export const freeIdIn = ({ entries }: KeptCart, wanted: string): string =>
  freeEntryId((id) => entries.has(id), Number(wanted));

export const entriesIn = ({ entries }: KeptCart): readonly KeptEntry[] =>
  [...entries.values()].filter(({ state }) => state === 'in');

const keyOf = ({ entryId, device }: Pick<Outdone, 'entryId' | 'device'>) => `${entryId} ${device}`;

/** Whether the device was told this of the entry, and nothing has happened to it since. */
export function isTold(
  { outdone }: KeptCart,
  entry: KeptEntry,
  { device, reason }: Pick<Outdone, 'device' | 'reason'>,
): boolean {
  const told = outdone.get(keyOf({ entryId: entry.id, device }));
  return told?.reason === reason && told.version > entry.version;
}

/** Of what has left the cart, the last ones are remembered. */
function bounded(entries: ReadonlyMap<string, KeptEntry>): ReadonlyMap<string, KeptEntry> {
  const gone = [...entries.values()].filter(({ state }) => state !== 'in');
  if (gone.length <= mostGone) return entries;
  const [oldest] = gone.toSorted((one, other) => one.version - other.version);
  return new Map([...entries].filter(([id]) => id !== oldest?.id));
}

const withEntry = (cart: KeptCart, entry: KeptEntry): KeptCart => ({
  ...cart,
  version: entry.version,
  entries: bounded(new Map(cart.entries).set(entry.id, entry)),
});

function kept(cart: KeptCart, { data, personal }: Named<'CartEntryKept'>): KeptCart {
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

function ordered(cart: KeptCart, { data }: Named<'CartEntriesOrdered'>): KeptCart {
  const { version, device } = data;
  return data.entries.reduce((known, { entryId: id, madeAs }) => {
    const before = known.entries.get(id);
    const made = before ?? { id, madeOn: device, madeAs, changedAt: '', restaurantId: 0, entry: null };
    return withEntry(known, { ...made, version, device, state: 'ordered', heldKeys: [] });
  }, cart);
}

/** How each event changes what is remembered of a cart. */
export const cartEvolutions = {
  CartEntryKept: kept,
  CartEntryOutdone: (cart: KeptCart, { data }: Named<'CartEntryOutdone'>): KeptCart => ({
    ...cart,
    version: data.version,
    outdone: cart.outdone.with(keyOf(data), data),
  }),
  CartEntryRemoved: (cart: KeptCart, { data }: Named<'CartEntryRemoved'>): KeptCart => {
    const { entryId, version, device } = data;
    const before = cart.entries.get(entryId);
    if (!before) return { ...cart, version };
    return withEntry(cart, { ...before, version, device, state: 'removed', heldKeys: [] });
  },
  CartEntriesOrdered: ordered,
};
