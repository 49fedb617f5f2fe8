import { reject, type Rejection } from '@portal/contracts';
import { absoluteMilliseconds } from '@portal/contracts/areas/session';
import { newSessionSecret, sessionIdOf } from '@portal/platform/session/session-secrets';
import { secondsToWait } from '../../attempts-in-a-row';
import type { Services } from '../../services';
import { useOfCode } from '../users/second-factor-codes';
import { takeCode } from '../users/second-factor.facts';
import { userDecider } from '../users/user.decider';
import type { User } from '../users/user-state';
import { maySignIn } from '../users/credentials';
import { addressOf, emailReservation } from '../users/email-reservation';
import { deviceWords } from '../../device-words';
import { attemptsStream, knownDevice } from './known-device';
import { loginAttemptsDecider, type LoginFacts } from './login-attempts.decider';

interface Proof {
  readonly input: { readonly code?: string | undefined };
  readonly at: string;
  readonly actor: { readonly device?: string; readonly userAgent?: string };
}

interface Context extends Proof {
  readonly input: Proof['input'] & { readonly username: string; readonly password: string };
}

export { maySignIn };

/** Active or not. */
export async function personWith(email: string, { names, load }: Pick<Services, 'names' | 'load'>) {
  const owner = await names.ownerOf(emailReservation, addressOf(email));
  const user = owner === null ? null : await load(userDecider, owner);
  // Former addresses are reserved, but do not sign in.
  return user && addressOf(user.email) === addressOf(email) ? user : null;
}

/** Delay after several failures (S4). */
export async function refuseLocked(stream: string, at: string, { load }: Pick<Services, 'load'>) {
  const wait = secondsToWait(await load(loginAttemptsDecider, stream), at);
  return wait > 0 ? reject('login_locked', { details: { retryAfterSeconds: wait } }) : null;
}

interface GivenCode extends Pick<Services, 'secrets'> {
  /** Empty: none. */
  readonly code: string;
  readonly at: string;
}

/** `null`: not required. */
function codeUseOf({ credentials: { secondFactor } }: User, { code, at, secrets }: GivenCode) {
  if (secondFactor.secret === null) return null;
  if (code === '') return 'missing';
  const use = useOfCode(secondFactor, code, { at, secrets });
  return use === null ? 'wrong' : { use };
}

/**
 * Same time for unknown addresses, wrong passwords and inactive people (S7).
 * Locked addresses are not checked; known browsers have their own lock (S4).
 */
export async function loginFacts(
  { input, at, actor }: Context,
  services: Services,
): Promise<LoginFacts | Rejection> {
  const { secrets, passwords } = services;
  const locked = await refuseLocked(attemptsStream(secrets, input.username, actor.device), at, services);
  if (locked) return locked;
  const user = await personWith(input.username, services);
  const isKnown = knownDevice(secrets, input.username, actor.device) !== null;
  const record = user?.passwordRecord ?? null;
  const right = await passwords.verify(record, input.password, isKnown ? 'acquaintance' : 'stranger');
  return right && user && maySignIn(user)
    ? afterProof(user, { input, at, actor }, services)
    : { outcome: 'wrong' };
}

/** Second factor, then the session. */
export function afterProof(
  user: User,
  { input: { code = '' }, at, actor }: Proof,
  { secrets }: Pick<Services, 'secrets'>,
): LoginFacts | Rejection {
  const codeUse = codeUseOf(user, { code, at, secrets });
  if (codeUse === 'wrong') return { outcome: 'wrong', what: 'code' };
  if (codeUse === 'missing') return reject('second_factor_required');
  return sessionFor(user, { at, actor, codeUse: codeUse?.use ?? null });
}

export function sessionFor(
  user: User,
  { at, actor, codeUse }: Omit<Proof, 'input'> & { readonly codeUse: string | null },
): Extract<LoginFacts, { outcome: 'right' }> {
  const secret = newSessionSecret();
  return {
    outcome: 'right',
    secret,
    sessionId: sessionIdOf(secret),
    userId: user.userId,
    role: user.role,
    generation: user.credentials.generation,
    device: deviceWords(actor.userAgent),
    codeUse,
    expiresAt: new Date(Date.parse(at) + absoluteMilliseconds).toISOString(),
  };
}

/** Once, from any browser (RFC 6238, 5.2). */
export async function takeCodeOfLogin(
  facts: LoginFacts,
  commandId: string,
  services: Pick<Services, 'names'>,
): Promise<undefined | Rejection> {
  if (facts.outcome === 'wrong' || facts.codeUse === null) return undefined;
  const taking = { userId: facts.userId, use: facts.codeUse, commandId };
  return (await takeCode(services, taking)) ? undefined : reject('second_factor_incorrect');
}
