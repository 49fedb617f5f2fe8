import type { Contact } from '@portal/contracts/areas/cart';
import { z } from 'zod';
import { checkoutKey, draftStorage } from './draft-storage';

const draftSchema = z.object({
  userId: z.int(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).partial(),
  comments: z.string(),
});

/** What somebody wrote for the order of one restaurant, beside its pieces. */
export interface CheckoutDraft {
  /** Only the fields that differ from the session's. */
  readonly contact: Partial<Contact>;
  readonly comments: string;
}

export const noDraft: CheckoutDraft = { contact: {}, comments: '' };

/** What was written before, in this tab and by this person. */
export function readCheckoutDraft(userId: number, restaurantId: number): CheckoutDraft {
  try {
    const draft = draftSchema.parse(JSON.parse(draftStorage.read(checkoutKey(restaurantId)) ?? ''));
    return draft.userId === userId ? draft : noDraft;
  } catch {
    // None, or nothing that can be read.
    return noDraft;
  }
}

export function keepCheckoutDraft(
  userId: number,
  restaurantId: number,
  { contact, comments }: CheckoutDraft,
): void {
  draftStorage.write(checkoutKey(restaurantId), JSON.stringify({ userId, contact, comments }));
}

export const dropCheckoutDraft = (restaurantId: number) =>
  draftStorage.write(checkoutKey(restaurantId), null);
