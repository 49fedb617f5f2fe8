import { z } from 'zod';
import { instant } from '../../kernel';
import { type CartEntry, cartEntrySchema, type Cart } from './cart.rules';

/** Entries of one restaurant: they become one order, and an order takes so many. */
export const maxEntriesOfRestaurant = 50;
/** Entries of one person, over all restaurants. */
export const maxEntries = 200;
/** Characters of one entry as JSON: several times what a wizard can fill in. */
const maxEntryLength = 20_000;
/** Entries that left the cart and are still known as such. */
export const mostGone = 200;
/** Changes that lost against another device's and are still told of. */
export const mostOutdone = 50;

/** An id of the cart: milliseconds (R-CRT-01). */
export const entryIdSchema = z.string().regex(/^\d{1,16}$/);
/** Which browser: random, and forgotten with the person. */
export const deviceSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** An entry as it is kept: by the schema of the wizard, and of a size that a wizard can make. */
export const keptEntrySchema = cartEntrySchema.refine(
  (entry) => JSON.stringify(entry).length <= maxEntryLength,
  { message: 'entry_too_large' },
);

/** What a change lost against: `change` where another was later, `removal` where the piece was changed, `ordered` where it was sent. */
export const outdoneReasons = ['change', 'removal', 'ordered'] as const;
export type OutdoneReason = (typeof outdoneReasons)[number];

export const keptCartSchema = z.object({
  /** Counts its changes; an answer with a lower one is older. */
  version: z.int().nonnegative(),
  /** By timestamp id, the oldest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      /** Which browser changed it last, and when. */
      device: z.string(),
      changed_at: instant(),
      entry: cartEntrySchema,
    }),
  ),
  /** What left the cart: removed, or sent as an order. */
  gone: z.array(z.object({ id: z.string(), version: z.int(), order_id: z.string().nullable() })),
  /** Changes that lost against another device's, for the devices that made them. */
  outdone: z.array(
    z.object({ id: z.string(), version: z.int(), device: z.string(), reason: z.enum(outdoneReasons) }),
  ),
});
export type KeptCart = z.infer<typeof keptCartSchema>;

/** What of a cart became an order, as the device that sent it names it. */
export const orderedCartSchema = z.object({
  device: deviceSchema,
  entries: z
    .array(z.object({ id: entryIdSchema, version: z.int().min(0) }))
    .min(1)
    .max(maxEntriesOfRestaurant),
});
export type OrderedCart = z.infer<typeof orderedCartSchema>;

/** Keys of the files that an entry names. */
export const filesOfEntry = ({ images, custom_file: file, params }: CartEntry): readonly string[] => [
  ...new Set([...images, file, params.custom_file].filter((key) => key !== '')),
];

/** The next timestamp that is not among these ids. */
export function freeEntryId(isTaken: (id: string) => boolean, from: number): string {
  let id = from;
  while (isTaken(String(id))) id += 1;
  return String(id);
}

/** Whether two entries say the same, in whichever order their fields stand. */
export const isSameEntry = (one: CartEntry, other: CartEntry): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, inner]) => [key, sorted(inner)]));
}

/** It was ordered here: what the server still has of it is not put back. */
export const withOrdered = (device: CartDevice, ids: readonly string[]): CartDevice => ({
  ...device,
  ordered: [...device.ordered, ...ids].slice(-mostGone),
});

/** What a device did with an entry, when the server has taken it. */
export const withTaken = (
  device: CartDevice,
  sent: string,
  taken: { readonly id: string; readonly version: number },
): CartDevice => ({
  ...device,
  version: Math.max(device.version, taken.version),
  // Under another id it comes with the next answer.
  known: taken.id === sent ? { ...device.known, [sent]: taken.version } : device.known,
});

/** Something that another device has done to a piece of this one's cart, and that the person is told. */
export interface CartNotice {
  /** The id of the entry. */
  readonly id: string;
  /** The name of the piece. */
  readonly name: string;
  /**
   * `changed`: the later change of another device counts. `stays`: it was taken out here and changed there.
   * `removed`, `ordered`: it is not in the cart any more.
   */
  readonly kind: 'changed' | 'stays' | 'removed' | 'ordered';
  readonly orderId: string | null;
  /** What this device had, so that it can be had again; `null` where there is nothing else. */
  readonly lost: CartEntry | null;
}

/** What a device knows of the kept cart beside its own copy of the entries. */
export interface CartDevice {
  /** By which the server tells the devices of a person apart. */
  readonly device: string;
  /** The newest that is known of the cart; an older answer is not taken over. */
  readonly version: number;
  /** Of the last answer that was taken over: what it said was told. */
  readonly told: number;
  /** By entry id the version that it had at the server; 0 where it was sent and has not been seen there. */
  readonly known: Readonly<Record<string, number>>;
  /** Ordered here, until the server says so as well. */
  readonly ordered: readonly string[];
  /** Until the person has read them. */
  readonly notices: readonly CartNotice[];
}

export const newCartDevice = (device: string): CartDevice => ({
  device,
  version: 0,
  told: 0,
  known: {},
  ordered: [],
  notices: [],
});

export interface Reconciling {
  readonly device: CartDevice;
  /** The copy of this device. */
  readonly cart: Cart;
  readonly answer: KeptCart;
  /** Whether a change of this entry waits here to be sent: then it is left alone. */
  readonly isPending: (id: string) => boolean;
  /** Whether this device has sent it as an order and awaits the answer. */
  readonly isOrdering: (id: string) => boolean;
}

export interface Reconciled {
  readonly device: CartDevice;
  readonly cart: Cart;
  /** Entries that the server has never heard of: they are to be sent. */
  readonly unsent: readonly string[];
}

type Kept = KeptCart['entries'][number];
type Gone = KeptCart['gone'][number];

/** What becomes of one entry of the own copy. */
interface Own {
  readonly id: string;
  readonly entry: CartEntry;
  readonly kept: Kept | undefined;
  readonly gone: Gone | undefined;
}

const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
  new Map(all.map((each) => [each.id, each]));

/** A piece that was never sent, as of a cart from before carts were kept; the server may have another by its id. */
const isUnsent = ({ id, entry, kept }: Own, { device, isPending, isOrdering }: Reconciling): boolean =>
  device.known[id] === undefined &&
  !isPending(id) &&
  !isOrdering(id) &&
  !(kept !== undefined && isSameEntry(entry, kept.entry));

/** Entries of the own copy that the answer does not take out. */
function staysHere(own: Own, reconciling: Reconciling): boolean {
  const { id, kept, gone } = own;
  const { device, isPending, isOrdering } = reconciling;
  if (kept !== undefined || isPending(id) || isOrdering(id) || isUnsent(own, reconciling)) return true;
  // It was sent, and is not known to have arrived.
  return gone === undefined && device.known[id] === 0;
}

const nameOf = ({ from }: CartEntry) => from.filename;

function noticeOfGone({ id, entry, gone }: Own): CartNotice {
  const orderId = gone?.order_id ?? null;
  const kind = orderId === null ? 'removed' : 'ordered';
  return { id, name: nameOf(entry), kind, orderId, lost: kind === 'removed' ? entry : null };
}

/** What the server says of changes of this device that came too late. */
function noticesOfOutdone({ device, cart, answer }: Reconciling): readonly CartNotice[] {
  const kept = byId(answer.entries);
  const told = answer.outdone.filter(
    (each) => each.device === device.device && each.version > device.told && each.reason !== 'ordered',
  );
  return told.flatMap(({ id, reason }) => {
    const entry = kept.get(id)?.entry;
    if (entry === undefined) return [];
    const own = cart[id];
    const lost = own !== undefined && !isSameEntry(own, entry) ? own : null;
    const kind = reason === 'change' ? 'changed' : 'stays';
    return [{ id, name: nameOf(entry), kind, orderId: null, lost } as const];
  });
}

const inOrder = (entries: readonly (readonly [string, CartEntry])[]): Cart =>
  Object.fromEntries(entries.toSorted(([one], [other]) => Number(one) - Number(other)));

/** @param isOurs whether the own copy counts, and not what the server has */
function knownAfter(
  { device, answer }: Reconciling,
  cart: Cart,
  isOurs: (id: string) => boolean,
): CartDevice['known'] {
  const had = ({ id }: Gone) => device.known[id] !== undefined;
  const seen = [...answer.entries, ...answer.gone.filter(had)]
    .filter(({ id }) => !isOurs(id))
    .map(({ id, version }) => [id, version] as const);
  const others = Object.entries(device.known).filter(([id]) => cart[id] !== undefined || isOurs(id));
  return Object.fromEntries([...others, ...seen]);
}

/**
 * The cart of this device after an answer of the server. What waits here to be sent is left alone; everything else is
 * as the server has it, and what the person might miss is noted by name.
 * @returns `null` for an answer that is older than what is known
 */
export function reconcile(reconciling: Reconciling): Reconciled | null {
  const { device, cart, answer, isPending } = reconciling;
  if (answer.version < device.version) return null;
  const kept = byId(answer.entries);
  const gone = byId(answer.gone);
  const own = Object.entries(cart).map(([id, entry]): Own => ({
    id,
    entry,
    kept: kept.get(id),
    gone: gone.get(id),
  }));
  const unsent = own.filter((each) => isUnsent(each, reconciling)).map(({ id }) => id);
  const isOurs = (id: string) => isPending(id) || unsent.includes(id);
  const here = own.filter((each) => staysHere(each, reconciling));
  const left = own.filter((each) => !here.includes(each));
  const ordered = device.ordered.filter((id) => !gone.has(id));
  const added = answer.entries.filter(
    ({ id }) => cart[id] === undefined && !isPending(id) && !ordered.includes(id),
  );
  const after = inOrder([
    ...here.map(({ id, entry, kept: at }) => [id, at && !isOurs(id) ? at.entry : entry] as const),
    ...added.map(({ id, entry }) => [id, entry] as const),
  ]);
  const notices = [...noticesOfOutdone(reconciling), ...left.map(noticeOfGone)];
  const again = new Set(notices.map(({ id }) => id));
  return {
    unsent,
    cart: after,
    device: {
      device: device.device,
      version: answer.version,
      told: answer.version,
      ordered,
      known: knownAfter(reconciling, after, isOurs),
      notices: [...device.notices.filter(({ id }) => !again.has(id)), ...notices],
    },
  };
}
