import { sessionCommands } from '@portal/contracts/areas/session';
import { useCallback, useState } from 'react';
import type { CallError } from '#app/client/call-error';
import { isCallError } from '#app/client/call-error';
import { useCallClient } from '#app/client/client-context';
import { passwordDigest } from '#app/session/password-digest';

interface Login {
  /** @returns whether the server let the person in. */
  readonly logIn: (username: string, password: string) => Promise<boolean>;
  readonly isPending: boolean;
  readonly error: CallError | null;
}

/** Opens a session. What follows, the caller decides: a new page, or back to what was being done. */
export function useLogin(): Login {
  const client = useCallClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);

  const logIn = useCallback(
    async (username: string, password: string) => {
      setPending(true);
      try {
        const digest = await passwordDigest(password);
        await client.send(sessionCommands.Login, { username, password: digest }, { ungated: true });
        setError(null);
        return true;
      } catch (reason) {
        if (!isCallError(reason)) throw reason;
        setError(reason);
        return false;
      } finally {
        setPending(false);
      }
    },
    [client],
  );
  return { logIn, isPending, error };
}
