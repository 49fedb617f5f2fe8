import type { Rejection } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { absoluteMilliseconds } from '@portal/contracts/areas/session';
import { newSessionSecret, sessionIdOf } from '@portal/platform/session/session-secrets';
import { secondsToWait } from '../../attempts-in-a-row';
import type { Services } from '../../services';
import { useOfCode } from '../users/second-factor-codes';
import { userDecider } from '../users/user.decider';
import type { User } from '../users/user-state';
import { maySignIn } from '../users/credentials';
import { addressOf, emailReservation } from '../users/email-reservation';
import { deviceWords } from '../../device-words';
import { attemptsStream, knownDevice } from './known-device';
import { loginAttemptsDecider, type LoginFacts } from './login-attempts.decider';

interface Context {
  readonly input: {
    readonly username: string;
    readonly password: string;
    readonly code?: string | undefined;
  };
  readonly at: string;
  readonly actor: { readonly device?: string; readonly userAgent?: string };
}

export { maySignIn };

/** The person who signs in with that address, active or not; `null` for nobody. */
export async function personWith(email: string, { names, load }: Pick<Services, 'names' | 'load'>) {
  const owner = await names.ownerOf(emailReservation, addressOf(email));
  const user = owner === null ? null : await load(userDecider, owner);
  // A former address is theirs until it is given back, but opens nothing.
  return user && addressOf(user.email) === addressOf(email) ? user : null;
}

interface GivenCode extends Pick<Services, 'secrets'> {
  /** Empty for none. */
  readonly code: string;
  readonly at: string;
}

/** What the code of a device comes to; `null` for people who are not asked for one. */
function codeUseOf({ credentials: { secondFactor } }: User, { code, at, secrets }: GivenCode) {
  if (secondFactor.secret === null) return null;
  if (code === '') return 'missing';
  const use = useOfCode(secondFactor, code, { at, secrets });
  return use === null ? 'wrong' : { use };
}

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
  return right && user && maySignIn(user)
    ? afterPassword(user, { input, at, actor }, services)
    : { outcome: 'wrong' };
}

/** The password is right: the code of a device, and then the session. */
function afterPassword(
  user: User,
  { input: { code = '' }, at, actor }: Context,
  { secrets }: Pick<Services, 'secrets'>,
): LoginFacts | Rejection {
  const codeUse = codeUseOf(user, { code, at, secrets });
  if (codeUse === 'wrong') return { outcome: 'wrong', what: 'code' };
  if (codeUse === 'missing') return reject('second_factor_required');
  const secret = newSessionSecret();
  return {
    outcome: 'right',
    secret,
    sessionId: sessionIdOf(secret),
    userId: user.userId,
    role: user.role,
    generation: user.credentials.generation,
    device: deviceWords(actor.userAgent),
    codeUse: codeUse?.use ?? null,
    expiresAt: new Date(Date.parse(at) + absoluteMilliseconds).toISOString(),
  };
}
