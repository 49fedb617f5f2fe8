import { type Access, refusalFor } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import { useMarket } from '../market';
import { callerOf, useSessionState } from './session-state';

/** Whether the person may make a call, by its access rule: hides buttons. The server decides. */
export function useMay(): (contract: { readonly access: Access }) => boolean {
  const { market } = useMarket();
  const { session } = useSessionState();
  return useCallback(
    ({ access }) => refusalFor(access, market, session && callerOf(session)) === null,
    [market, session],
  );
}
