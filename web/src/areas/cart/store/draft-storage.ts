import { SafeStorage } from '#app/safe-storage';

/** Where unfinished wizards of this tab lie, as text. */
export const draftStorage = new SafeStorage(() => sessionStorage);

const prefix = 'wizard-';

/** Where a wizard lies: `new` by the resource id, `edit` by the entry id (R-WIZ-02). */
export const draftKey = (mode: 'new' | 'edit', id: string) => `${prefix}${mode}-${id}`;

/** Everything unfinished in this tab: somebody signed out. */
export const dropAllDrafts = () => draftStorage.removeAll(prefix);
