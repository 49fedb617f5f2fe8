import { hash } from 'node:crypto';
import { reject, type Rejection } from '@portal/contracts';
import { absoluteMilliseconds, externalLoginCommands } from '@portal/contracts/areas/session';
import { bindCommand, type FactsContext } from '@portal/platform/decider/command-binding';
import { newSessionSecret, sessionIdOf } from '@portal/platform/session/session-secrets';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';
import { externalLoginDecider, type ExternalLoginFacts } from './external-login.decider';
import { openCode, sealAttempt } from './external-login-code';
import { maySignIn } from './login.facts';

const off = reject('external_login_off');

async function sessionFor(
  { input, actor, at }: FactsContext<{ readonly id: string }>,
  { secrets, load }: Pick<Services, 'secrets' | 'load'>,
): Promise<ExternalLoginFacts | Rejection> {
  const now = Date.parse(at);
  const userId = openCode(secrets, { code: input.id, attempt: actor.signInAttempt }, now);
  if (userId === null) return reject('external_login_expired');
  const user = await load(userDecider, `user-${userId}`);
  if (!user || !maySignIn(user)) return reject('login_incorrect');
  const secret = newSessionSecret();
  const expiresAt = new Date(now + absoluteMilliseconds).toISOString();
  return { secret, sessionId: sessionIdOf(secret), userId, role: user.role, expiresAt };
}

/** What a reply hook makes the session's cookie of. */
export interface FinishedExternalLogin {
  readonly exp: string;
  readonly type: ExternalLoginFacts['role'];
  readonly secret: string;
}

/** Signing in by the identity provider (R-AUT-10…13). What the browser keeps goes to the reply hook, never into the log. */
export const externalLoginBindings = (services: Pick<Services, 'secrets' | 'load' | 'identityProvider'>) =>
  ({
    StartExternalLogin: bindCommand(externalLoginCommands.StartExternalLogin, {
      decider: externalLoginDecider,
      stream: ({ commandId }) => `login-external-${commandId}`,
      facts: async ({ at }) => {
        const begun = await services.identityProvider?.begin();
        if (begun === undefined) return off;
        return { url: begun.url, attempt: sealAttempt(services.secrets, begun, Date.parse(at)) };
      },
      answer: ({ facts }) => facts ?? off,
    }),
    FinishExternalLogin: bindCommand(externalLoginCommands.FinishExternalLogin, {
      decider: externalLoginDecider,
      stream: ({ input }) => `login-external-${hash('sha256', input.id)}`,
      facts: (context) => sessionFor(context, services),
      answer: ({ facts }) => {
        if (facts === undefined) return reject('external_login_expired');
        const { expiresAt: exp, role: type, secret } = facts;
        const finished: FinishedExternalLogin = { exp, type, secret };
        return finished;
      },
    }),
    EndExternalLogin: bindCommand(externalLoginCommands.EndExternalLogin, {
      decider: externalLoginDecider,
      stream: ({ commandId }) => `login-external-${commandId}`,
      facts: async () =>
        services.identityProvider === null ? off : { url: await services.identityProvider.endSessionUrl() },
      answer: ({ facts }) => facts ?? off,
    }),
  }) as const;
