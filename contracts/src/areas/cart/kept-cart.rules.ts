import { z } from 'zod';
import { type CartEntry, cartEntrySchema } from './cart-entry';

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
