import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionState } from '#core/session/session-state';
import { afterLogin } from './destination';

/** The screens before the sign-in. Whoever is signed in goes on to where they belong (R-NAV-38). */
export function SignedOutGate({ children }: { children: ReactNode }) {
  const { phase, session } = useSessionState();
  const from = (useLocation().state as { from?: string } | null)?.from ?? null;
  if (phase === 'loading') return null;
  if (session !== null) return <Navigate to={afterLogin(from, session.user.type)} replace />;
  return children;
}
