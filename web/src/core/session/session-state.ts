import type { Caller, OutputOf, Proof } from '@portal/contracts/kernel';
import type { SessionEnding, sessionQueries } from '@portal/contracts/areas/session';
import { createContext, use } from 'react';
import type { ProofQuestion } from './use-proof';

/** The signed-in person with what the server says about them (R-AUT-01). */
export type Session = OutputOf<typeof sessionQueries.GetSession>;

/** `unreachable`: the server could not be asked, so nobody knows whether a session exists. */
export type SessionPhase = 'loading' | 'anonymous' | 'signed-in' | 'unreachable';

export interface SessionState {
  readonly phase: SessionPhase;
  readonly session: Session | null;
  /** A write found the session over and waits for the person to sign in again (W11). */
  readonly needsRelogin: boolean;
  /**
   * Asks the server who is signed in; after a login, and to try again.
   * @returns why nobody is, or `null` when somebody is
   */
  readonly reload: () => Promise<unknown>;
  /** The person signed in again (`true`), or gave up (`false`). */
  readonly settleRelogin: (signedIn: boolean) => Promise<void>;
  /** A command waits for the person to prove who they are; `null` for none. */
  readonly proof: ProofQuestion | null;
  /** What the person answers; `null` gives up. */
  readonly settleProof: (proof: Proof | null) => void;
  /** Why the last session has ended, as the server says; `null` where it did not, or somebody is signed in (S2). */
  readonly ending: SessionEnding | null;
  /** Forgets the person in this browser without telling the server: the session is already over. */
  readonly end: (why?: SessionEnding | null) => void;
}

export const SessionContext = createContext<SessionState | null>(null);

/** Whose rights a session has: the role in force, and the own role of an administrator who acts (AMB-06). */
export const callerOf = ({ user, acting }: Session): Caller =>
  acting === null
    ? { role: user.type }
    : { role: user.type, ownRole: acting.role, asUser: acting.user_id !== undefined };

/** Whom the session acts for: another one, and what was shown or remembered before is of no use. */
export const actingFor = ({ acting }: Session): string =>
  acting === null ? 'own' : `${acting.user_id ?? ''} ${acting.restaurant_id ?? ''}`;

/** The same as a number: a restaurant's, or a user's below zero; null for oneself. */
export const placeOf = ({ acting }: Pick<Session, 'acting'>): number | null =>
  acting === null ? null : (acting.restaurant_id ?? -(acting.user_id ?? 0));

/** Whether somebody is signed in, and the moves between the phases. */
export function useSessionState(): SessionState {
  const state = use(SessionContext);
  if (state === null) throw new Error('useSessionState needs a SessionProvider above it');
  return state;
}

/** The signed-in person. Only for what stands behind the sign-in. */
export function useSession(): Session {
  const { session } = useSessionState();
  if (session === null) throw new Error('useSession needs a signed-in person');
  return session;
}
