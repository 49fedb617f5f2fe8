import { type OrderedCart, orderedCartSchema } from '@portal/contracts/areas/cart';
import { z } from 'zod';
import { attemptKey } from './cart-storage';
import { SafeStorage } from '#core/storage/safe-storage';

const attemptSchema = z.object({
  intent: z.string(),
  entries: z.array(z.string()),
  cart: orderedCartSchema.optional(),
});
/** Earlier versions noted one attempt, since a cart was one order. */
const attemptsSchema = z.union([z.array(attemptSchema), attemptSchema.transform((only) => [only])]);

/** Enough for all restaurants of a cart; what is older has long been answered by somebody looking at the orders. */
const mostOpen = 50;

/** An order that was sent and whose answer is not known for certain. */
export interface OrderAttempt {
  /** The idempotency key it was sent with. */
  readonly intent: string;
  /** The cart entries it was made of. */
  readonly entries: readonly string[];
  /** The same as the server knows them: whatever happens meanwhile, another try sends the same. */
  readonly cart?: OrderedCart | undefined;
}

const storage = new SafeStorage(() => localStorage);

/** FNV-1a over 32 bits, twice with different beginnings: entry ids are timestamps, so that is plenty. */
function digest(text: string): string {
  const hash = (seed: number) =>
    [...text].reduce(
      (value, character) => Math.imul(value ^ character.charCodeAt(0), 0x01000193) >>> 0,
      seed,
    );
  return [hash(0x811c9dc5), hash(0x9dc5811c)].map((value) => value.toString(16).padStart(8, '0')).join('');
}

/** The attempts whose outcome is open: at most one for each order of the cart. */
export function openAttempts(userId: number): readonly OrderAttempt[] {
  try {
    return attemptsSchema.parse(JSON.parse(storage.read(attemptKey(userId)) ?? '[]'));
  } catch {
    // Nothing that can be read.
    return [];
  }
}

const keepAttempts = (userId: number, attempts: readonly OrderAttempt[]) =>
  storage.write(attemptKey(userId), attempts.length === 0 ? null : JSON.stringify(attempts));

/**
 * The idempotency key for ordering these entries. It follows from the person and the entries alone, so that a double
 * click, a second tab and a reload all arrive at the same one. An attempt that was never answered keeps its key even
 * when entries were added meanwhile: if it did arrive, the server refuses the key with other content instead of
 * ordering twice.
 */
export function beginAttempt(userId: number, entries: readonly string[], cart?: OrderedCart): OrderAttempt {
  const before = openAttempts(userId);
  const open = before.find((attempt) => attempt.entries.some((id) => entries.includes(id)));
  if (open !== undefined) return open;
  const attempt = { intent: `order-${userId}-${digest(entries.toSorted().join())}`, entries, cart };
  keepAttempts(userId, [...before, attempt].slice(-mostOpen));
  return attempt;
}

/** The answer is known: ordered, or refused. */
export function endAttempt(userId: number, { intent }: OrderAttempt): void {
  keepAttempts(
    userId,
    openAttempts(userId).filter((attempt) => attempt.intent !== intent),
  );
}
