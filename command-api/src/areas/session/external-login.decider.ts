import { reject, type EventOf, type Role } from '@portal/contracts';
import type { externalLoginCommands, sessionEvents } from '@portal/contracts/areas/session';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type ExternalLoginEvent = Extract<EventOf<typeof sessionEvents>, { type: 'LoginSucceeded' }>;
type Commands = typeof externalLoginCommands;

/** Whether the code of this stream has let somebody in. */
export interface ExternalLogin {
  readonly isUsed: boolean;
}

/** Where the browser continues, and what it keeps meanwhile. */
export interface BegunExternalLogin {
  readonly url: string;
  readonly attempt: string;
}

/** The session that a code opens. */
export interface ExternalLoginFacts {
  /** For the cookie; kept nowhere. */
  readonly secret: string;
  readonly sessionId: string;
  readonly userId: number;
  readonly role: Role;
  readonly expiresAt: string;
}

export type ExternalLoginCommands = {
  StartExternalLogin: CommandFor<Commands['StartExternalLogin'], BegunExternalLogin>;
  FinishExternalLogin: CommandFor<Commands['FinishExternalLogin'], ExternalLoginFacts>;
  EndExternalLogin: CommandFor<Commands['EndExternalLogin'], { readonly url: string | null }>;
};

/** Stream `login-external-{digest of a code}`: a code opens one session (W4). Beginning and ending leave no trace. */
export const externalLoginDecider = defineDecider<ExternalLogin, ExternalLoginCommands, ExternalLoginEvent>({
  initial: { isUsed: false },
  decide: {
    StartExternalLogin: () => [],
    FinishExternalLogin: ({ facts: { sessionId, userId, role, expiresAt } }, { isUsed }) =>
      isUsed
        ? reject('external_login_expired')
        : [
            {
              type: 'LoginSucceeded',
              data: { sessionId, userId, role, expiresAt, by: 'identity-provider' },
            },
          ],
    EndExternalLogin: () => [],
  },
  evolve: { LoginSucceeded: () => ({ isUsed: true }) },
});
