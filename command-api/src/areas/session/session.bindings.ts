import { reject } from '@portal/contracts';
import { sessionCommands } from '@portal/contracts/areas/session';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { loginFacts } from './login.facts';
import { loginAttemptsDecider } from './login-attempts.decider';
import { sessionDecider } from './session.decider';

/** Sent by the guard when a session is in use, at most every five minutes (S2). */
const extendSession = defineInternalCommand('session', 'ExtendSession', {
  input: z.object({ sessionId: z.string() }),
  output: z.object({}),
});

/** Commands on sessions. The cookie's secret goes to the reply hook and never into the log. */
export const sessionBindings = (services: Services) =>
  ({
    login: bindCommand(sessionCommands.Login, {
      decider: loginAttemptsDecider,
      // Commands of one stream take turns, so parallel guesses are never looked at side by side (S4).
      stream: ({ input }) => `login-${services.secrets.emailDigest(input.username)}`,
      facts: (context) => loginFacts(context, services),
      answer: ({ state: { lastSession }, commandId }) => {
        if (!lastSession) return reject('login_incorrect');
        const { role, expiresAt } = lastSession;
        const opened: OpenedSession = {
          exp: expiresAt,
          type: role,
          secret: services.secrets.sessionSecret(commandId),
        };
        return opened;
      },
    }),
    logout: bindCommand(sessionCommands.Logout, {
      decider: sessionDecider,
      stream: ({ actor }) => `session-${actor.sessionId}`,
      answer: () => ({ closed: true as const }),
    }),
    extendSession: bindCommand(extendSession, {
      decider: sessionDecider,
      stream: ({ input }) => `session-${input.sessionId}`,
      answer: () => ({}),
    }),
  }) as const;

/** What the login answers to the reply hook: the wire data, and the secret that becomes the cookie. */
export interface OpenedSession {
  readonly exp: string;
  readonly type: number;
  readonly secret: string;
}
