import { z } from 'zod';
import { attemptKey } from './cart-storage';
import { SafeStorage } from '#app/safe-storage';

const attemptSchema = z.object({ intent: z.string(), entries: z.array(z.string()) });

/** An order that was sent and whose answer is not known for certain. */
export interface OrderAttempt {
  /** The idempotency key it was sent with. */
  readonly intent: string;
  /** The cart entries it was made of. */
  readonly entries: readonly string[];
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

/** The attempt whose outcome is open, if there is one. */
export function openAttempt(userId: number): OrderAttempt | null {
  try {
    return attemptSchema.parse(JSON.parse(storage.read(attemptKey(userId)) ?? ''));
  } catch {
    // None, or nothing that can be read.
    return null;
  }
}

/**
 * The idempotency key for ordering these entries. It follows from the person and the entries alone, so that a double
 * click, a second tab and a reload all arrive at the same one. An attempt that was never answered keeps its key even
 * when entries were added meanwhile: if it did arrive, the server refuses the key with other content instead of
 * ordering twice.
 */
export function beginAttempt(userId: number, entries: readonly string[]): OrderAttempt {
  const open = openAttempt(userId);
  if (open?.entries.some((id) => entries.includes(id))) return open;
  const attempt = { intent: `order-${userId}-${digest(entries.toSorted().join())}`, entries };
  storage.write(attemptKey(userId), JSON.stringify(attempt));
  return attempt;
}

/** The answer is known: ordered, or refused. */
export function endAttempt(userId: number): void {
  storage.write(attemptKey(userId), null);
}
