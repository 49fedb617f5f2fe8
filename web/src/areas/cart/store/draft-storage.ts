import { SafeStorage } from '#core/storage/safe-storage';

/** Where unfinished wizards of this tab lie, and what was written for an order, as text. */
export const draftStorage = new SafeStorage(() => sessionStorage);

const prefix = 'wizard-';
const checkoutPrefix = 'checkout-';

/** Where a wizard lies: `new` by the resource id, `edit` by the entry id (R-WIZ-02). */
export const draftKey = (mode: 'new' | 'edit', id: string) => `${prefix}${mode}-${id}`;

/** Where it is kept that a run of the wizard was confirmed. */
export const finishedKey = (run: string) => `${prefix}finished-${run}`;

/** Where the contact and the comment of a restaurant's order lie. */
export const checkoutKey = (restaurantId: number) => `${checkoutPrefix}${restaurantId}`;

/** Everything unfinished in this tab: somebody signed out. */
export function dropAllDrafts(): void {
  draftStorage.removeAll(prefix);
  draftStorage.removeAll(checkoutPrefix);
}
