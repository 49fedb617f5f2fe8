import type { EventOf, Role } from '@portal/contracts';
import type { sessionEvents } from '@portal/contracts/areas/session';
import { defineDecider } from '@portal/platform/decider/decider';
import type { DeviceWords } from '../../device-words';
import { type Attempts, nextFailure, noAttempts } from '../../attempts-in-a-row';

type AllSessionEvents = EventOf<typeof sessionEvents>;
export type LoginEvent = Extract<AllSessionEvents, { type: 'LoginSucceeded' | 'LoginFailed' }>;

/** What the server found out: whose password it was, if it was right. */
export type LoginFacts =
  | {
      readonly outcome: 'right';
      /** For the cookie; kept nowhere. */
      readonly secret: string;
      /** The digest of the secret. */
      readonly sessionId: string;
      readonly userId: number;
      readonly role: Role;
      readonly expiresAt: string;
      /** Of the person's sessions. */
      readonly generation: number;
      /** Who vouched for the person, where it was not the password. */
      readonly by?: 'identity-provider';
      readonly device: DeviceWords;
      /** Names the one use of the code that was given; `null` where none is asked for. */
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
 * Attempts to sign in under one e-mail address, known or not, by password or identity provider. Stream `login-{digest of the address}`; from a browser
 * that the address knows, `login-{digest}-{device}` (`known-device.ts`).
 */
export const loginAttemptsDecider = defineDecider<Attempts, LoginCommands, LoginEvent>({
  initial: noAttempts,

  decide: {
    Login: decideLogin,
    FinishExternalLogin: decideLogin,
  },

  evolve: {
    // The attempt number restarts after the window, so it is the count of failures that still matter.
    LoginFailed: (_before, { data }) => ({
      failures: data.attempt,
      lastFailureAt: Date.parse(data.failedAt),
    }),
    LoginSucceeded: () => noAttempts,
  },
});
