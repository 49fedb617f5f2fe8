import type { Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { absoluteMilliseconds } from '@portal/contracts/areas/session';
import { sessionIdOf } from '@portal/platform/session/session-secrets';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';
import { addressOf, emailReservation } from '../users/users.bindings';
import { loginAttemptsDecider, type LoginFacts, secondsToWait } from './login-attempts.decider';

interface Context {
  readonly input: { readonly username: string; readonly password: string };
  readonly at: string;
  readonly commandId: string;
}

async function personWith(email: string, { names, load }: Services) {
  const owner = await names.ownerOf(emailReservation, addressOf(email));
  return owner === null ? null : load(userDecider, owner);
}

/**
 * Looks at one attempt to sign in. Known and unknown addresses, wrong passwords and deactivated people take the same
 * way and the same time (S7); an address that has to wait is not looked at (S4).
 */
export async function loginFacts(
  { input, at, commandId }: Context,
  services: Services,
): Promise<LoginFacts | Rejection> {
  const { secrets, passwords, load } = services;
  const emailDigest = secrets.emailDigest(input.username);
  const wait = secondsToWait(await load(loginAttemptsDecider, `login-${emailDigest}`), at);
  if (wait > 0) return reject('login_locked', { details: { retryAfterSeconds: wait } });
  const user = await personWith(input.username, services);
  const right = await passwords.verify(user?.passwordRecord ?? null, input.password);
  if (!right || !user?.active) return { outcome: 'wrong' };
  return {
    outcome: 'right',
    sessionId: sessionIdOf(secrets.sessionSecret(commandId)),
    userId: user.userId,
    role: user.role,
    expiresAt: new Date(Date.parse(at) + absoluteMilliseconds).toISOString(),
  };
}
