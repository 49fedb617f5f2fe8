import { sessionCommands } from '@portal/contracts/areas/session';
import { use, useCallback } from 'react';
import { AreasContext } from '../area-manifest';
import { isCallError } from '../client/call-error';
import { useCallClient, newIntent } from '../client/call-client';
import { outbox } from '../outbox/outbox';
import { recentSearches } from '../recent-searches';
import { owedLogout, useSessionState } from './session-state';
import { forgetSite } from './site';

/** Kept on sign-out. */
const ofMachine: readonly string[] = ['appearance', 'language', 'density', 'logout-owed'];

/** If an area's code could not be loaded (W18). */
function forgetBrowser(): void {
  try {
    sessionStorage.clear();
    Object.keys(localStorage)
      .filter((key) => !ofMachine.includes(key))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is forbidden: nothing to clear.
  }
}

function oweLogout(error: unknown): void {
  if (isCallError(error) && error.code === 'offline') owedLogout.note();
}

/** Offline, the session ends only here (R-AUT-25, R-AUT-15). */
export function useSignOut() {
  const client = useCallClient();
  const { session, end } = useSessionState();
  const { forget } = use(AreasContext);
  const { id: userId, favourite } = session?.user ?? { favourite: null };
  return useCallback(
    async (reason: 'logout' | 'terms-rejected' = 'logout') => {
      const options = { intent: newIntent(), ungated: true };
      await client.send(sessionCommands.Logout, { reason }, options).catch(oweLogout);
      if (userId !== undefined) {
        outbox.forget(userId);
        if (!(await forget(userId))) forgetBrowser();
        if (favourite !== null) forgetSite();
        // Last: an open search may add one.
        recentSearches.forget(userId);
      }
      end();
    },
    [client, end, forget, userId, favourite],
  );
}
