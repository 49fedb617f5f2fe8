import { sessionCommands } from '@portal/contracts/areas/session';
import { use, useCallback } from 'react';
import { AreasContext } from '../areas-context';
import { useCallClient } from '../client/client-context';
import { newIntent } from '../client/new-intent';
import { outbox } from '../outbox/outbox';
import { useSessionState } from './session-state';

/** Ends the session here and at the server; offline it ends here (R-AUT-25, R-AUT-15). */
export function useSignOut() {
  const client = useCallClient();
  const { session, end } = useSessionState();
  const { forget } = use(AreasContext);
  const userId = session?.user.id;
  return useCallback(
    async (reason: 'logout' | 'terms-rejected' = 'logout') => {
      const options = { intent: newIntent(), ungated: true };
      // Whatever the server says, the person wants to be out: a session it could not close runs out by itself.
      await client.send(sessionCommands.Logout, { reason }, options).catch(() => undefined);
      if (userId !== undefined) {
        outbox.forget(userId);
        await forget(userId);
      }
      end();
    },
    [client, end, forget, userId],
  );
}
