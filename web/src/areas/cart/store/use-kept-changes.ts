import {
  type CartEntry,
  keptCartCommands,
  keptCartQueries,
  type OrderedCart,
  withOrdered,
  withTaken,
} from '@portal/contracts/areas/cart';
import { useMemo } from 'react';
import { outbox, onAnswerTo, useKeeping } from '#core/outbox/outbox';
import { callerOf, useSession } from '#core/session/session-state';
import { cartDeviceOf, keepCartDevice } from './cart-device';

const { KeepCartEntry, RemoveCartEntry } = keptCartCommands;
const refresh = [keptCartQueries.GetMyCart];
const aboutEntry = (id: string) => `cart:${id}`;

/** Which entries of a person wait here to be sent. */
export function pendingEntries(userId: number): (id: string) => boolean {
  const waiting = outbox.itemsOf(userId).filter(({ state }) => state !== 'sent');
  const about = new Set(waiting.map((item) => item.about));
  return (id) => about.has(aboutEntry(id));
}

/** What was to be sent of an entry is no longer so; what is under way comes to its end. */
const forgetWaiting = (userId: number, id: string) =>
  outbox.drop(userId, ({ about, state }) => about === aboutEntry(id) && state !== 'sending');

for (const command of [KeepCartEntry, RemoveCartEntry])
  onAnswerTo(command, (userId, { about }, taken) => {
    const device = cartDeviceOf(userId);
    if (device !== null) keepCartDevice(userId, withTaken(device, about.slice(aboutEntry('').length), taken));
  });

export interface KeptChanges {
  readonly keep: (id: string, entry: CartEntry) => void;
  readonly remove: (id: string, entry: CartEntry | undefined) => void;
  /** They were ordered: the server takes them out by itself. */
  readonly ordered: (ids: readonly string[]) => void;
  /** How the server knows these entries; nothing where it keeps no cart. */
  readonly namesOf: (ids: readonly string[]) => OrderedCart | undefined;
}

/**
 * Sends what changes in the cart to the other devices of the person, through the outbox: the newest state of each entry,
 * as soon as it can be. Before the server has answered for the first time nothing is sent; then all of it is.
 */
export function useKeptChanges(): KeptChanges {
  const session = useSession();
  const { id: userId } = session.user;
  const { keep } = useKeeping();
  // A cart is a person's own: whoever acts as a user has none with the server.
  const isOwn = callerOf(session).asUser !== true;
  return useMemo(() => {
    const deviceFor = () => (isOwn ? cartDeviceOf(userId) : null);
    const naming = (id: string) => {
      const device = deviceFor();
      forgetWaiting(userId, id);
      return device && { id, version: device.known[id] ?? 0, device: device.device };
    };
    const facts = (id: string, label: string) => ({ about: aboutEntry(id), label, refresh, isOwn });
    return {
      keep: (id, entry) => {
        const named = naming(id);
        const device = deviceFor();
        if (named === null || device === null) return;
        const input = { ...named, entry, changed_at: new Date().toISOString() };
        keep({ command: KeepCartEntry, input, ...facts(id, entry.from.filename) });
        keepCartDevice(userId, { ...device, known: { [id]: 0, ...device.known } });
      },
      remove: (id, entry) => {
        const input = naming(id);
        if (input === null) return;
        keep({ command: RemoveCartEntry, input, ...facts(id, entry?.from.filename ?? '') });
      },
      ordered: (ids) => {
        ids.forEach((id) => forgetWaiting(userId, id));
        const device = deviceFor();
        if (device !== null) keepCartDevice(userId, withOrdered(device, ids));
      },
      namesOf: (ids) => {
        const device = deviceFor();
        if (device === null) return undefined;
        const entries = ids.map((id) => ({ id, version: device.known[id] ?? 0 }));
        return { device: device.device, entries };
      },
    };
  }, [userId, isOwn, keep]);
}
