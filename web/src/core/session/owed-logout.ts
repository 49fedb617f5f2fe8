import { recall, remember } from '../remembered';

const key = 'logout-owed';

/**
 * Somebody left without a network: the server does not know it yet, and the browser still has its session. It is told
 * before that session is used again; a new sign-in is a session of its own.
 */
export const owedLogout = {
  get exists(): boolean {
    return recall(key) !== null;
  },
  note: () => remember(key, 'yes'),
  settle: () => remember(key, null),
};
