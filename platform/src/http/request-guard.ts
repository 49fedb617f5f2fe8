import {
  type CallContract,
  csrfHeader,
  type Market,
  mayActOn,
  refusalFor,
  reject,
  type Rejection,
} from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../session/person';
import type { SessionGuard } from '../session/session-guard';
import type { SessionSecrets } from '../session/session-secrets';

export interface GuardOptions {
  readonly market: Market;
  readonly sessions: SessionGuard;
  readonly secrets: SessionSecrets;
  readonly cookieName: string;
  readonly publicOrigin?: string;
}

export type RequestGuard = (
  call: CallContract,
  request: FastifyRequest,
) => Promise<Person | null | Rejection>;

const changesState = (call: CallContract) => call.kind === 'command' || call.kind === 'upload';

/** Calls without a session have no token; origin headers are checked (S3). */
function isCrossOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}

function forged(
  call: CallContract,
  request: FastifyRequest,
  person: Person | null,
  options: GuardOptions,
): boolean {
  if (!changesState(call)) return false;
  if (isCrossOrigin(request, options.publicOrigin)) return true;
  if (call.kind === 'command' && call.beforeSession) return false;
  const token = request.headers[csrfHeader];
  return (
    person === null ||
    !options.secrets.csrfMatches(person.sessionId, typeof token === 'string' ? token : undefined)
  );
}

function dueBefore(call: CallContract, { termsAccepted, secondFactorDue, withoutRestaurant }: Person) {
  if (call.beforeTerms) return null;
  if (!termsAccepted) return 'legal_required' as const;
  if (secondFactorDue && !call.beforeSecondFactor) return 'second_factor_due' as const;
  return withoutRestaurant && !call.withoutRestaurant ? ('no_active_restaurant' as const) : null;
}

/** Tells why a session ended, to holders of its secret (S2). */
async function sessionExpired(secret: string | undefined, sessions: Pick<SessionGuard, 'whyEnded'>) {
  const reason = await sessions.whyEnded(secret);
  return reject('session_expired', reason === null ? undefined : { details: { reason } });
}

export function createRequestGuard(options: GuardOptions): RequestGuard {
  return async (call, request) => {
    const secret = request.cookies[options.cookieName];
    const person = await options.sessions.identify(secret);
    const refusal = refusalFor(call.access, options.market, person);
    if (refusal === 'session_expired') return sessionExpired(secret, options.sessions);
    if (refusal) return reject(refusal);
    const first = person && dueBefore(call, person);
    if (first) return reject(first);
    if (forged(call, request, person, options)) return reject('csrf');
    return person;
  };
}

function valueAt(input: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], input);
}

function restaurantNamedIn(call: CallContract, input: unknown): number | null {
  const { scope } = call.access;
  return scope.by === 'restaurant' ? ((valueAt(input, scope.at) as number | undefined) ?? null) : null;
}

/** Rejects input that names a foreign restaurant (R-ROL-08, W8). */
export function refuseForeignRestaurant(
  call: CallContract,
  input: unknown,
  person: Person | null,
): Rejection | null {
  const named = restaurantNamedIn(call, input);
  return named === null || (person && mayActOn(person, named)) ? null : reject('forbidden');
}
