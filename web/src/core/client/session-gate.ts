import type { SessionEnding } from '@portal/contracts/areas/session';
import type { Proof } from '@portal/contracts/kernel';
import type { CallError } from './call-error';

/**
 * What happens when the server no longer knows this browser. The client asks, the session provider answers; apart from
 * each other they can be tested with a line each.
 */
export interface SessionGate {
  /**
   * A call was refused with `session_expired`.
   * @param kind a read may end the session; a write must keep what the person typed (W11).
   * @param why it has ended, as the server says
   * @returns true when the person signed in again and the call should be tried once more.
   */
  readonly expired: (kind: 'read' | 'write', why: SessionEnding | null) => Promise<boolean>;
  /**
   * A call was refused with `csrf`: the session was opened anew in another tab, its token is another one.
   * @returns true when a new token was learnt.
   */
  readonly renewCsrf: () => Promise<boolean>;
  /**
   * A command waits for its sender to prove who they are.
   * @param refusal why it was refused last: no proof yet, a wrong one, or no answer
   * @returns `null` when the person gave up
   */
  readonly prove: (refusal: CallError) => Promise<Proof | null>;
  /** The command with the proof has its answer. */
  readonly proved: () => void;
}

/** Used before a session exists: nothing to repair. */
export const closedGate: SessionGate = {
  expired: async () => false,
  renewCsrf: async () => false,
  prove: async () => null,
  proved: () => undefined,
};
