import { type Access, refusalFor } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import { useMarket } from '../market';
import { callerOf, useSessionState } from './session-state';

/** Hides buttons; the server decides. */
export function useMay(): (contract: { readonly access: Access }) => boolean {
  const { market } = useMarket();
  const { session } = useSessionState();
  return useCallback(
    ({ access }) => refusalFor(access, market, session && callerOf(session)) === null,
    [market, session],
  );
}
