import type { EventOf, Role } from '@portal/contracts';
import { attemptWindowMilliseconds, delayAfter, type sessionEvents } from '@portal/contracts/areas/session';
import { defineDecider } from '@portal/platform/decider/decider';

type AllSessionEvents = EventOf<typeof sessionEvents>;
export type LoginEvent = Extract<AllSessionEvents, { type: 'LoginSucceeded' | 'LoginFailed' }>;

export interface LoginAttempts {
  /** Failures in a row since the last success, within the window. */
  readonly failures: number;
  /** Milliseconds since the epoch; 0 when nothing failed. */
  readonly lastFailureAt: number;
}

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
    }
  | { readonly outcome: 'wrong' };

export type LoginCommands = {
  Login: { input: { readonly username: string; readonly password: string }; facts: LoginFacts };
};

/** How many seconds the next attempt has to wait; 0 when it is looked at now (S4). */
export function secondsToWait({ failures, lastFailureAt }: LoginAttempts, at: string): number {
  const waits = lastFailureAt + delayAfter(failures) - Date.parse(at);
  return Math.max(0, Math.ceil(waits / 1000));
}

/** The failures that still count at this moment. */
function failuresAt({ failures, lastFailureAt }: LoginAttempts, at: number): number {
  return at - lastFailureAt > attemptWindowMilliseconds ? 0 : failures;
}

/**
 * Attempts to sign in under one e-mail address, known or not. Stream `login-{digest of the address}`; from a browser
 * that the address knows, `login-{digest}-{device}` (`known-device.ts`).
 */
export const loginAttemptsDecider = defineDecider<LoginAttempts, LoginCommands, LoginEvent>({
  initial: { failures: 0, lastFailureAt: 0 },

  decide: {
    Login: ({ facts, at }, attempts) => {
      if (facts.outcome === 'wrong') {
        const attempt = failuresAt(attempts, Date.parse(at)) + 1;
        return [{ type: 'LoginFailed', data: { attempt, failedAt: at } }];
      }
      const { sessionId, userId, role, expiresAt } = facts;
      return [{ type: 'LoginSucceeded', data: { sessionId, userId, role, expiresAt } }];
    },
  },

  evolve: {
    // The attempt number restarts after the window, so it is the count of failures that still matter.
    LoginFailed: (_before, { data }) => ({
      failures: data.attempt,
      lastFailureAt: Date.parse(data.failedAt),
    }),
    LoginSucceeded: () => ({ failures: 0, lastFailureAt: 0 }),
  },
});
