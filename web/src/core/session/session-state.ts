import type { SessionEnding, sessionQueries } from '@portal/contracts/areas/session';
import type { Caller, OutputOf, Proof } from '@portal/contracts/kernel';
import { createContext, use } from 'react';
import { recall, remember } from '../remembered';
import type { CallError } from '../client/call-error';

/** R-AUT-01. */
export type Session = OutputOf<typeof sessionQueries.GetSession>;

/** `unreachable`: the session is unknown. */
export type SessionPhase = 'loading' | 'anonymous' | 'signed-in' | 'unreachable';

export interface ProofQuestion {
  /** The last one. */
  readonly refusal: CallError;
  readonly isSending: boolean;
}

export interface SessionState {
  readonly phase: SessionPhase;
  readonly session: Session | null;
  /** W11 */
  readonly needsRelogin: boolean;
  /** @returns the error of an anonymous session, or `null` */
  readonly reload: () => Promise<unknown>;
  readonly settleRelogin: (signedIn: boolean) => Promise<void>;
  readonly proof: ProofQuestion | null;
  /** `null` gives up. */
  readonly settleProof: (proof: Proof | null) => void;
  /** S2 */
  readonly ending: SessionEnding | null;
  readonly end: (why?: SessionEnding | null) => void;
}

export const SessionContext = createContext<SessionState | null>(null);

/** For acting administrators, their own role too (AMB-06). */
export const callerOf = ({ user, acting }: Session): Caller =>
  acting === null
    ? { role: user.type }
    : { role: user.type, ownRole: acting.role, asUser: acting.user_id !== undefined };

/** Another value makes cached answers useless. */
export const actingFor = ({ acting }: Session): string =>
  acting === null ? 'own' : `${acting.user_id ?? ''} ${acting.restaurant_id ?? ''}`;

/** Restaurant id, or negated user id; `null` without acting. */
export const placeOf = ({ acting }: Pick<Session, 'acting'>): number | null =>
  acting === null ? null : (acting.restaurant_id ?? -(acting.user_id ?? 0));

export function useSessionState(): SessionState {
  const state = use(SessionContext);
  if (state === null) throw new Error('useSessionState needs a SessionProvider above it');
  return state;
}

export function useSession(): Session {
  const { session } = useSessionState();
  if (session === null) throw new Error('useSession needs a signed-in person');
  return session;
}

const owedKey = 'logout-owed';

/** Reported before the session is used again. */
export const owedLogout = {
  get exists(): boolean {
    return recall(owedKey) !== null;
  },
  note: () => remember(owedKey, 'yes'),
  settle: () => remember(owedKey, null),
};
