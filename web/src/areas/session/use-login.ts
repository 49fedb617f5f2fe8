import { sessionCommands } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { CallError, isCallError } from '#core/client/call-error';
import { useCallClient } from '#core/client/call-client';
import { owedLogout } from '#core/session/session-state';
import { passwordDigest } from '#core/session/password-digest';

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Of the second factor; empty as long as none is required. */
  readonly code: string;
}

export function useLogin() {
  const client = useCallClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  /** The password was right, and a code is required as well (S4). */
  const [needsCode, setNeedsCode] = useState(false);

  const refuse = (reason: unknown) => {
    // Anything but an answer is code that could not be loaded.
    const refusal = isCallError(reason) ? reason : CallError.offline(sessionCommands.Login.name);
    const isRequired = refusal.code === 'second_factor_required';
    if (isRequired || refusal.code === 'second_factor_incorrect') setNeedsCode(true);
    setError(isRequired ? null : refusal);
  };
  const logIn = async ({ username, password, code }: Credentials): Promise<boolean> => {
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
  };
  return { logIn, isPending, error, needsCode };
}
