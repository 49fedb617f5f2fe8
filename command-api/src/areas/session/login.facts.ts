import type { Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { absoluteMilliseconds } from '@portal/contracts/areas/session';
import { newSessionSecret, sessionIdOf } from '@portal/platform/session/session-secrets';
import type { Services } from '../../services';
import { addressOf, emailReservation } from '../users/email-reservation';
import { userDecider } from '../users/user.decider';
import { attemptsStream, knownDevice } from './known-device';
import { loginAttemptsDecider, type LoginFacts, secondsToWait } from './login-attempts.decider';

interface Context {
  readonly input: { readonly username: string; readonly password: string };
  readonly at: string;
  readonly actor: { readonly device?: string };
}

async function personWith(email: string, { names, load }: Services) {
  const owner = await names.ownerOf(emailReservation, addressOf(email));
  return owner === null ? null : load(userDecider, owner);
}

/** Deactivated and deleted people stay outside (R-AUS-01, AMB-55). */
const maySignIn = ({ active, deleted }: { active: boolean; deleted: boolean }) => active && !deleted;

/**
 * Looks at one attempt to sign in. Known and unknown addresses, wrong passwords and deactivated people take the same
 * way and the same time (S7). An address that has to wait is not looked at, unless somebody has signed in from this very
 * browser before: that has guesses of its own, and does not wait behind those of strangers (S4).
 */
export async function loginFacts(
  { input, at, actor }: Context,
  services: Services,
): Promise<LoginFacts | Rejection> {
  const { secrets, passwords, load } = services;
  const attempts = attemptsStream(secrets, input.username, actor.device);
  const wait = secondsToWait(await load(loginAttemptsDecider, attempts), at);
  if (wait > 0) return reject('login_locked', { details: { retryAfterSeconds: wait } });
  const user = await personWith(input.username, services);
  const isKnown = knownDevice(secrets, input.username, actor.device) !== null;
  const record = user?.passwordRecord ?? null;
  const right = await passwords.verify(record, input.password, isKnown ? 'acquaintance' : 'stranger');
  if (!right || !user || !maySignIn(user)) return { outcome: 'wrong' };
  const secret = newSessionSecret();
  return {
    outcome: 'right',
    secret,
    sessionId: sessionIdOf(secret),
    userId: user.userId,
    role: user.role,
    expiresAt: new Date(Date.parse(at) + absoluteMilliseconds).toISOString(),
  };
}
