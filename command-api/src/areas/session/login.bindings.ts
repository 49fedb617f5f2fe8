import { reject } from '@portal/contracts';
import { sessionCommands } from '@portal/contracts/areas/session';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { attemptsStream, deviceToken, knownDevice } from './known-device';
import { loginFacts, takeCodeOfLogin } from './login.facts';
import { loginAttemptsDecider } from './login-attempts.decider';

/** For the reply hook: answer and cookies. */
export interface OpenedSession {
  readonly exp: string;
  readonly type: number;
  readonly secret: string;
  readonly device: string;
}

/** The cookie's secret goes to the reply hook, never into the log. */
export const loginBindings = (services: Services) =>
  ({
    Login: bindCommand(sessionCommands.Login, {
      decider: loginAttemptsDecider,
      // Serialized per stream: no parallel guesses (S4).
      stream: ({ input, actor }) => attemptsStream(services.secrets, input.username, actor.device),
      facts: (context) => loginFacts(context, services),
      take: ({ commandId }, facts) => takeCodeOfLogin(facts, commandId, services),
      answer: ({ facts, commandId, input: { username }, actor: { device } }) => {
        if (facts?.outcome !== 'right')
          return reject(facts?.what === 'code' ? 'second_factor_incorrect' : 'login_incorrect');
        const { secrets } = services;
        const { role, expiresAt, secret } = facts;
        const opened: OpenedSession = {
          exp: expiresAt,
          type: role,
          secret,
          device: deviceToken(secrets, username, knownDevice(secrets, username, device) ?? commandId),
        };
        return opened;
      },
    }),
  }) as const;
