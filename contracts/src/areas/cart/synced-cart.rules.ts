import { z } from 'zod';
import { instant } from '../../kernel';
import { type CartEntry, cartEntrySchema, type Cart } from './cart-entry.rules';

/** They become one order, which takes no more. */
export const maxEntriesOfRestaurant = 50;
/** Per person. */
export const maxEntries = 200;
/** Characters as JSON. */
const maxEntryLength = 20_000;
/** Removed entries that are still listed. */
export const maxRemoved = 200;
/** Lost changes that are still listed. */
export const maxSuperseded = 50;

/** Milliseconds (R-CRT-01). */
export const entryIdSchema = z.string().regex(/^\d{1,16}$/);
/** Random id of the browser. */
export const deviceSchema = z.string().regex(/^[0-9a-f]{16}$/);

export const syncedEntrySchema = cartEntrySchema.refine(
  (entry) => JSON.stringify(entry).length <= maxEntryLength,
  { message: 'entry_too_large' },
);

/** `change`: a later one won. `removal`: the piece was changed elsewhere. `ordered`: it was sent. */
export const supersededReasons = ['change', 'removal', 'ordered'] as const;
export type SupersededReason = (typeof supersededReasons)[number];

export const syncedCartSchema = z.object({
  /** Grows with each change. */
  version: z.int().nonnegative(),
  /** By timestamp id, oldest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      device: z.string(),
      changed_at: instant(),
      entry: cartEntrySchema,
    }),
  ),
  gone: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      /** `null`: removed. `as`: its id on the device that ordered it. */
      order: z.object({ id: z.string(), device: z.string(), as: z.string() }).nullable(),
    }),
  ),
  /** Lost changes of other devices. */
  superseded: z.array(
    z.object({ id: z.string(), version: z.int(), device: z.string(), reason: z.enum(supersededReasons) }),
  ),
});
export type SyncedCart = z.infer<typeof syncedCartSchema>;

export const orderedCartSchema = z.object({
  device: deviceSchema,
  entries: z
    .array(z.object({ id: entryIdSchema, version: z.int().min(0) }))
    .min(1)
    .max(maxEntriesOfRestaurant),
});
export type OrderedCart = z.infer<typeof orderedCartSchema>;

export const filesOfEntry = ({ images, custom_file: file, params }: CartEntry): readonly string[] => [
  ...new Set([...images, file, params.custom_file].filter((key) => key !== '')),
];

export function freeEntryId(isTaken: (id: string) => boolean, from: number): string {
  let id = from;
  while (isTaken(String(id))) id += 1;
  return String(id);
}

/** Ignores the order of fields. */
export const isSameEntry = (one: CartEntry, other: CartEntry): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, inner]) => [key, sorted(inner)]));
}

/** Keeps the server's copy from coming back. */
export const withOrdered = (device: CartDevice, ids: readonly string[]): CartDevice => ({
  ...device,
  ordered: [...device.ordered, ...ids].slice(-maxRemoved),
});

/** The server has accepted a change. */
export const withTaken = (
  device: CartDevice,
  sent: string,
  taken: { readonly id: string; readonly version: number },
): CartDevice => ({
  ...device,
  version: Math.max(device.version, taken.version),
  // Another id arrives with the next answer.
  known: taken.id === sent ? { ...device.known, [sent]: taken.version } : device.known,
});

/** Change by another device, shown to the person. */
export interface CartNotice {
  readonly id: string;
  readonly name: string;
  /** `changed`: a later change won. `stays`: removed here, changed there. `removed`, `ordered`: gone. */
  readonly kind: 'changed' | 'stays' | 'removed' | 'ordered';
  readonly orderId: string | null;
  /** Version of this device, to restore. */
  readonly lost: CartEntry | null;
}

/** Sync state of this device, without the entries. */
export interface CartDevice {
  readonly device: string;
  /** Answers below it are ignored. */
  readonly version: number;
  /** Version up to which notices were made. */
  readonly told: number;
  /** Entry id → server version; 0 if sent but not confirmed. */
  readonly known: Readonly<Record<string, number>>;
  /** Ordered here, not yet confirmed by the server. */
  readonly ordered: readonly string[];
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
  readonly cart: Cart;
  readonly answer: SyncedCart;
  /** A local change is not sent yet. */
  readonly isPending: (id: string) => boolean;
  /** Sent as an order, no answer yet. */
  readonly isOrdering: (id: string) => boolean;
}

export interface Reconciled {
  readonly device: CartDevice;
  readonly cart: Cart;
  /** Unknown to the server. */
  readonly unsent: readonly string[];
}

type ServerEntry = SyncedCart['entries'][number];
type RemovedEntry = SyncedCart['gone'][number];

interface Own {
  readonly id: string;
  readonly entry: CartEntry;
  readonly onServer: ServerEntry | undefined;
  readonly gone: RemovedEntry | undefined;
}

const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
  new Map(all.map((each) => [each.id, each]));

/** Never sent, as in carts from before the server stored them. */
const isUnsent = ({ id, entry, onServer }: Own, { device, isPending, isOrdering }: Reconciling): boolean =>
  device.known[id] === undefined &&
  !isPending(id) &&
  !isOrdering(id) &&
  !(onServer !== undefined && isSameEntry(entry, onServer.entry));

/** Not removed by the answer. */
function staysHere(own: Own, reconciling: Reconciling): boolean {
  const { id, onServer, gone } = own;
  const { device, isPending, isOrdering } = reconciling;
  if (onServer !== undefined || isPending(id) || isOrdering(id) || isUnsent(own, reconciling)) return true;
  // Sent, not confirmed.
  return gone === undefined && device.known[id] === 0;
}

const nameOf = ({ from }: CartEntry) => from.filename;

function removedNotice({ id, entry, gone }: Own): CartNotice {
  const orderId = gone?.order?.id ?? null;
  const kind = orderId === null ? 'removed' : 'ordered';
  return { id, name: nameOf(entry), kind, orderId, lost: kind === 'removed' ? entry : null };
}

function supersededNotices({ device, cart, answer }: Reconciling): readonly CartNotice[] {
  const onServer = byId(answer.entries);
  const lost = answer.superseded.filter(
    (each) => each.device === device.device && each.version > device.told && each.reason !== 'ordered',
  );
  return lost.flatMap(({ id, reason }) => {
    const entry = onServer.get(id)?.entry;
    if (entry === undefined) return [];
    const own = cart[id];
    const lost = own !== undefined && !isSameEntry(own, entry) ? own : null;
    const kind = reason === 'change' ? 'changed' : 'stays';
    return [{ id, name: nameOf(entry), kind, orderId: null, lost } as const];
  });
}

const inOrder = (entries: readonly (readonly [string, CartEntry])[]): Cart =>
  Object.fromEntries(entries.toSorted(([one], [other]) => Number(one) - Number(other)));

/** @param isOurs the local copy wins */
function knownAfter(
  { device, answer }: Reconciling,
  cart: Cart,
  isOurs: (id: string) => boolean,
): CartDevice['known'] {
  const had = ({ id }: RemovedEntry) => device.known[id] !== undefined;
  const seen = [...answer.entries, ...answer.gone.filter(had)]
    .filter(({ id }) => !isOurs(id))
    .map(({ id, version }) => [id, version] as const);
  const others = Object.entries(device.known).filter(([id]) => cart[id] !== undefined || isOurs(id));
  return Object.fromEntries([...others, ...seen]);
}

/**
 * Merges an answer of the server; unsent local changes win, other losses become notices.
 * @returns `null` for an outdated answer
 */
export function reconcile(reconciling: Reconciling): Reconciled | null {
  const { device, cart, answer, isPending } = reconciling;
  if (answer.version < device.version) return null;
  const onServer = byId(answer.entries);
  const gone = byId(answer.gone);
  const own = Object.entries(cart).map(([id, entry]): Own => ({
    id,
    entry,
    onServer: onServer.get(id),
    gone: gone.get(id),
  }));
  const unsent = own.filter((each) => isUnsent(each, reconciling)).map(({ id }) => id);
  const isOurs = (id: string) => isPending(id) || unsent.includes(id);
  const here = own.filter((each) => staysHere(each, reconciling));
  const left = own.filter((each) => !here.includes(each));
  const arrived = new Set(answer.gone.map(({ order }) => order?.device === device.device && order.as));
  const ordered = device.ordered.filter((id) => !gone.has(id) && !arrived.has(id));
  const added = answer.entries.filter(
    ({ id }) => cart[id] === undefined && !isPending(id) && !ordered.includes(id),
  );
  const after = inOrder([
    ...here.map(({ id, entry, onServer: at }) => [id, at && !isOurs(id) ? at.entry : entry] as const),
    ...added.map(({ id, entry }) => [id, entry] as const),
  ]);
  const notices = [...supersededNotices(reconciling), ...left.map(removedNotice)];
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
