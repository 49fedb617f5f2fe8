import { externalCallbackPath } from '@portal/contracts/areas/session';
import { signInCookieNameFor } from '@portal/platform/session/session-cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services';
import { openAttempt, sealCode } from './external-login-code';
import { type IdentityProvider, IdentityProviderUnavailable } from './identity-provider';
import { maySignIn, personWith } from './login.facts';

interface Options {
  readonly services: Pick<Services, 'secrets' | 'names' | 'load' | 'identityProvider'>;
  readonly cookieName: string;
  readonly now: () => Date;
}

type Outcome =
  | { readonly code: string; readonly userId: number }
  | { readonly error: 'auth' | 'external_login_expired' | 'external_login_denied' | 'unavailable' };

/** The same error for an invalid answer and an unknown user. */
const errors = {
  denied: 'external_login_denied',
  invalid: 'external_login_expired',
  unverified: 'auth',
} as const;

/** Verified e-mail only; creates no people. Unknown, inactive and deleted look the same (W4, S7). */
async function outcomeOf(
  { cookies, query }: FastifyRequest,
  provider: IdentityProvider,
  { services, cookieName, now }: Options,
): Promise<Outcome> {
  const attempt = cookies[signInCookieNameFor(cookieName)];
  const at = now().getTime();
  const checks = openAttempt(services.secrets, attempt, at);
  const answer = new URLSearchParams(query as Record<string, string>);
  if (attempt === undefined || checks === null || answer.get('state') !== checks.state)
    return { error: 'external_login_expired' };
  const proved = await provider.prove(answer, checks);
  if ('refused' in proved) return { error: errors[proved.refused] };
  const user = await personWith(proved.email, services);
  if (!user || !maySignIn(user)) return { error: 'auth' };
  const { userId, credentials } = user;
  const { isMultiFactor } = proved;
  const takesTyping = credentials.secondFactor.secret !== null && !isMultiFactor;
  return { userId, code: sealCode(services.secrets, { userId, isMultiFactor, attempt, takesTyping }, at) };
}

const outcomeOfError = (error: unknown): Outcome => {
  if (error instanceof IdentityProviderUnavailable) return { error: 'unavailable' };
  throw error;
};

/** Always a path of the portal (S15). R-AUT-11, R-AUT-12. */
const pageFor = (outcome: Outcome) =>
  'code' in outcome
    ? `/inituserlogin/${outcome.code}`
    : `/inituserlogin/error?${new URLSearchParams({ error: outcome.error }).toString()}`;

/** Only with a configured provider. */
export function serveExternalCallback(app: FastifyInstance, options: Options): void {
  const { identityProvider } = options.services;
  if (identityProvider === null) return;
  app.get(`/api/${externalCallbackPath}`, { exposeHeadRoute: false }, async (request, reply) => {
    const outcome = await outcomeOf(request, identityProvider, options).catch(outcomeOfError);
    const line = 'error' in outcome ? { code: outcome.error } : { userId: outcome.userId };
    request.log.info({ call: 'ExternalLoginCallback', ...line }, 'security');
    return reply.header('cache-control', 'no-store').redirect(pageFor(outcome));
  });
}
