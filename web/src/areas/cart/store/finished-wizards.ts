import { draftStorage, finishedKey } from './draft-storage';

/** Runs of the wizard that were confirmed: the browser's history still leads to their pages. */
export const finishedWizards = {
  add: (run: string): void => draftStorage.write(finishedKey(run), 'yes'),
  has: (run: string): boolean => draftStorage.read(finishedKey(run)) !== null,
};
