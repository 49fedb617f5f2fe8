import type { EventOf, Role } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineDecider } from '@portal/platform/decider/decider';
import type { DeviceWords } from '../../device-words';
import { type Attempts, nextFailure, noAttempts } from '../../attempts-in-a-row';

type AllSessionEvents = EventOf<typeof sessionEvents>;
export type LoginEvent = Extract<AllSessionEvents, { type: 'LoginSucceeded' | 'LoginFailed' }>;

export type LoginFacts =
  | {
      readonly outcome: 'right';
      /** For the cookie only; not stored. */
      readonly secret: string;
      /** Digest of the secret. */
      readonly sessionId: string;
      readonly userId: number;
      readonly role: Role;
      readonly expiresAt: string;
      /** Session generation of the person. */
      readonly generation: number;
      /** Absent: password. */
      readonly by?: 'identity-provider';
      readonly device: DeviceWords;
      /** Reservation name of the code; `null`: none required. */
      readonly codeUse: string | null;
    }
  | { readonly outcome: 'wrong'; readonly what?: 'code' };

export type LoginCommands = {
  Login: {
    input: { readonly username: string; readonly password: string; readonly code?: string | undefined };
    facts: LoginFacts;
  };
  FinishExternalLogin: {
    input: { readonly id: string; readonly code?: string | undefined };
    facts: LoginFacts;
  };
};

function decideLogin(
  { facts, at }: { readonly facts: LoginFacts; readonly at: string },
  attempts: Attempts,
): readonly LoginEvent[] {
  if (facts.outcome === 'wrong')
    return [{ type: 'LoginFailed', data: { attempt: nextFailure(attempts, at), failedAt: at } }];
  const { sessionId, userId, role, expiresAt, generation, device, by } = facts;
  const data = { sessionId, userId, role, expiresAt, generation, ...(by && { by }), ...device };
  return [{ type: 'LoginSucceeded', data }];
}

/**
 * Attempts per e-mail address, known or not. Stream `login-{digest of the address}`;
 * known browsers: `login-{digest}-{device}` (`known-device.ts`).
 */
export const loginAttemptsDecider = defineDecider<Attempts, LoginCommands, LoginEvent>({
  initial: noAttempts,

  decide: {
    Login: decideLogin,
    FinishExternalLogin: decideLogin,
  },

  evolve: {
    // Restarts after the window: counts relevant failures only.
    LoginFailed: (_before, { data }) => ({
      failures: data.attempt,
      lastFailureAt: Date.parse(data.failedAt),
    }),
    LoginSucceeded: () => noAttempts,
  },
});
