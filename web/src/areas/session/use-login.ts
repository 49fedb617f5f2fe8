import { sessionCommands } from '@portal/contracts/areas/session';
import { useCallback, useState } from 'react';
import { CallError, isCallError } from '#core/client/call-error';
import { useCallClient } from '#core/client/call-client';
import { owedLogout } from '#core/session/session-state';
import { passwordDigest } from '#core/session/password-digest';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Of a device; empty as long as none is asked for. */
  readonly code?: string;
}

interface Login {
  /** @returns whether the server let the person in. */
  readonly logIn: (credentials: Credentials) => Promise<boolean>;
  readonly isPending: boolean;
  readonly error: CallError | null;
  /** The password was right, and a code of the device is asked for as well (S4). */
  readonly needsCode: boolean;
}

const ofCode: readonly string[] = ['second_factor_required', 'second_factor_incorrect'];

/** Opens a session. What follows, the caller decides: a new page, or back to what was being done. */
export function useLogin(): Login {
  const client = useCallClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const [needsCode, setNeedsCode] = useState(false);

  const refuse = useCallback((reason: unknown) => {
    // What is no answer of the server is code that could not be loaded.
    const refusal = isCallError(reason) ? reason : CallError.offline(sessionCommands.Login.name);
    if (ofCode.includes(refusal.code)) setNeedsCode(true);
    setError(refusal.code === 'second_factor_required' ? null : refusal);
  }, []);

  const logIn = useCallback(
    async ({ username, password, code = '' }: Credentials) => {
      setPending(true);
      try {
        const digest = await passwordDigest(password);
        const input = { username, password: digest, ...(code !== '' && { code }) };
        await client.send(sessionCommands.Login, input, { ungated: true });
        owedLogout.settle();
        setError(null);
        return true;
      } catch (reason) {
        refuse(reason);
        return false;
      } finally {
        setPending(false);
      }
    },
    [client, refuse],
  );
  return { logIn, isPending, error, needsCode };
}
