import { recall, remember } from '../remembered';

const key = 'logout-owed';

/** A sign-out made offline; reported before the session is used again. */
export const owedLogout = {
  get exists(): boolean {
    return recall(key) !== null;
  },
  note: () => remember(key, 'yes'),
  settle: () => remember(key, null),
};
