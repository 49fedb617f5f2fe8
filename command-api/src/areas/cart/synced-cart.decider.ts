import { reject, type Rejection } from '@portal/contracts';
import {
  filesOfEntry,
  freeEntryId,
  isSameEntry,
  type syncedCartCommands,
  maxEntries,
  maxEntriesOfRestaurant,
  type SupersededReason,
} from '@portal/contracts/areas/cart';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import {
  cartEvolutions,
  emptyCart,
  entriesIn,
  entryOf,
  type EntryRef,
  freeIdIn,
  isNotified,
  type SyncedCart,
  type SyncedCartEvent,
  type KeptEntry,
} from './synced-cart-state';

type Contracts = typeof syncedCartCommands;

export interface HeldFacts {
  readonly uploaded: readonly string[];
}

export interface OrderedEntries {
  readonly userId: number;
  readonly orderId: string;
  readonly device: string;
  readonly entries: readonly { readonly id: string; readonly version: number }[];
}

export type SyncedCartCommands = {
  SaveCartEntry: CommandFor<Contracts['SaveCartEntry'], HeldFacts>;
  RemoveCartEntry: CommandFor<Contracts['RemoveCartEntry']>;
  TakeOrderedEntriesOut: { input: OrderedEntries; facts: undefined };
};

type SaveCommand = Command<SyncedCartCommands['SaveCartEntry']['input'], HeldFacts>;
type SavedEvent = Extract<SyncedCartEvent, { type: 'CartEntrySaved' }>;
type Removing = Command<SyncedCartCommands['RemoveCartEntry']['input']>;

export const cartStream = (userId: number): string => `cart-${userId}`;

/** Changed by another device since. */
const isUnseen = (entry: KeptEntry, { version, device }: EntryRef) =>
  version < entry.version && device !== entry.device;

/** Notifies the device once that its change lost. */
function changeLost(
  cart: SyncedCart,
  entry: KeptEntry,
  notice: { readonly userId: number; readonly device: string; readonly reason: SupersededReason },
): readonly SyncedCartEvent[] {
  if (isNotified(cart, entry, notice)) return [];
  return [{ type: 'CartEntrySuperseded', data: { ...notice, entryId: entry.id, version: cart.version + 1 } }];
}

function noRoom({ input: { entry } }: SaveCommand, cart: SyncedCart, id: string): Rejection | null {
  const others = entriesIn(cart).filter((each) => each.id !== id);
  if (others.length >= maxEntries) return reject('cart_full', { details: { max: maxEntries } });
  const sameRestaurant = others.filter(({ restaurantId }) => restaurantId === entry.restaurant_id);
  return sameRestaurant.length >= maxEntriesOfRestaurant
    ? reject('too_many_entries', { details: { max: maxEntriesOfRestaurant } })
    : null;
}

/** Keys that the cart no longer references. */
function releasedBy(
  cart: SyncedCart,
  id: string,
  held: readonly string[],
  stillHeld: readonly string[] = [],
) {
  const elsewhere = entriesIn(cart).flatMap((each) => (each.id === id ? [] : each.heldKeys));
  return held.filter((key) => ![...stillHeld, ...elsewhere].includes(key));
}

/** Clamped: not in the future, not before the replaced change. */
const timeOf = ({ input, at }: SaveCommand, before: KeptEntry | undefined) => {
  const changedAt = input.changed_at < at ? input.changed_at : at;
  return before !== undefined && before.changedAt > changedAt ? before.changedAt : changedAt;
};

function savedEvent(
  command: SaveCommand,
  cart: SyncedCart,
  id: string,
  replaced: SavedEvent['data']['superseded'],
): SavedEvent {
  const { input, facts, actor } = command;
  const before = cart.entries.get(id);
  const heldKeys = filesOfEntry(input.entry).filter((key) => facts.uploaded.includes(key));
  return {
    type: 'CartEntrySaved',
    data: {
      userId: actor.userId,
      entryId: id,
      version: cart.version + 1,
      device: input.device,
      madeAs: before?.madeAs ?? input.id,
      changedAt: timeOf(command, before),
      restaurantId: input.entry.restaurant_id,
      superseded: replaced,
      heldKeys,
      releasedKeys: releasedBy(cart, id, before?.heldKeys ?? [], heldKeys),
    },
    personal: { subject: `user-${actor.userId}`, value: { entry: input.entry } },
  };
}

const isTheSame = ({ entry }: KeptEntry, { input }: SaveCommand) =>
  entry !== null && isSameEntry(entry, input.entry);

/** Notifies a device whose unseen change is replaced. */
function replace(command: SaveCommand, cart: SyncedCart, entry: KeptEntry): Decision<SyncedCartEvent> {
  const reason: SupersededReason = entry.state === 'in' ? 'change' : 'removal';
  const replaced = isUnseen(entry, command.input) ? { device: entry.device, reason } : null;
  return noRoom(command, cart, entry.id) ?? [savedEvent(command, cart, entry.id, replaced)];
}

/** Concurrent changes: the later wins; a change beats a removal. */
function mergeChange(command: SaveCommand, cart: SyncedCart, entry: KeptEntry): Decision<SyncedCartEvent> {
  const { input, actor } = command;
  const notice = { userId: actor.userId, device: input.device };
  if (entry.state === 'ordered') return changeLost(cart, entry, { ...notice, reason: 'ordered' });
  if (entry.state === 'removed') return replace(command, cart, entry);
  if (isTheSame(entry, command)) return [];
  return isUnseen(entry, input) && input.changed_at < entry.changedAt
    ? changeLost(cart, entry, { ...notice, reason: 'change' })
    : replace(command, cart, entry);
}

function remove({ input, actor }: Removing, cart: SyncedCart): Decision<SyncedCartEvent> {
  const entry = entryOf(cart, input);
  if (entry?.state !== 'in') return [];
  const { device } = input;
  const { userId } = actor;
  if (isUnseen(entry, input)) return changeLost(cart, entry, { userId, device, reason: 'removal' });
  const releasedKeys = releasedBy(cart, entry.id, entry.heldKeys);
  const data = { userId, entryId: entry.id, version: cart.version + 1, device, releasedKeys };
  return [{ type: 'CartEntryRemoved', data }];
}

/** Unsynced entries are added as ordered: they must not appear later. */
function orderedIn(cart: SyncedCart, { entries, device }: OrderedEntries) {
  const taken = new Set<string>();
  return entries.flatMap(({ id, version }) => {
    const known = entryOf(cart, { id, version, device });
    if (known?.state === 'ordered') return [];
    const isTaken = (each: string) => cart.entries.has(each) || taken.has(each);
    const entryId = known?.id ?? freeEntryId(isTaken, Number(id));
    taken.add(entryId);
    return [{ entryId, orderedAs: id }];
  });
}

/** Stream `cart-{userId}`. */
export const syncedCartDecider = defineDecider<SyncedCart, SyncedCartCommands, SyncedCartEvent>({
  initial: emptyCart,

  decide: {
    SaveCartEntry: (command, cart) => {
      const known = entryOf(cart, command.input);
      if (known) return mergeChange(command, cart, known);
      const id = freeIdIn(cart, command.input.id);
      return noRoom(command, cart, id) ?? [savedEvent(command, cart, id, null)];
    },

    RemoveCartEntry: remove,

    TakeOrderedEntriesOut: ({ input }, cart) => {
      const entries = orderedIn(cart, input);
      const { userId, orderId, device } = input;
      if (entries.length === 0) return [];
      return [
        { type: 'CartEntriesOrdered', data: { userId, orderId, device, version: cart.version + 1, entries } },
      ];
    },
  },

  evolve: cartEvolutions,
});
