import { sessionCommands } from '@portal/contracts/areas/session';
import { use, useCallback } from 'react';
import { AreasContext } from '../areas-context';
import { isCallError } from '../client/call-error';
import { useCallClient } from '../client/client-context';
import { newIntent } from '../client/new-intent';
import { outbox } from '../outbox/outbox';
import { recentSearches } from '../recent-searches/recent-searches';
import { owedLogout } from './owed-logout';
import { forgetSite } from './site';
import { useSessionState } from './session-state';

/** What the machine remembers and no person: how it looks, in which language, and what it still owes the server. */
const ofMachine: readonly string[] = ['appearance', 'language', 'density', 'logout-owed'];

/**
 * Removes everything that this browser keeps beside `ofMachine`: for a sign-out in which an area could not say what it
 * keeps of the person, because its code could not be loaded (safety W18).
 */
function forgetBrowser(): void {
  try {
    sessionStorage.clear();
    Object.keys(localStorage)
      .filter((key) => !ofMachine.includes(key))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}

function oweLogout(error: unknown): void {
  if (isCallError(error) && error.code === 'offline') owedLogout.note();
}

/** Ends the session here and at the server; offline it ends here (R-AUT-25, R-AUT-15). */
export function useSignOut() {
  const client = useCallClient();
  const { session, end } = useSessionState();
  const { forget } = use(AreasContext);
  const { id: userId, favourite } = session?.user ?? { favourite: null };
  return useCallback(
    async (reason: 'logout' | 'terms-rejected' = 'logout') => {
      const options = { intent: newIntent(), ungated: true };
      // Whatever the server says, the person wants to be out; a server that was not reached is told later.
      await client.send(sessionCommands.Logout, { reason }, options).catch(oweLogout);
      if (userId !== undefined) {
        outbox.forget(userId);
        if (!(await forget(userId))) forgetBrowser();
        if (favourite !== null) forgetSite();
        // Last, so that no search that is still open is kept again.
        recentSearches.forget(userId);
      }
      end();
    },
    [client, end, forget, userId, favourite],
  );
}
