import { hash } from 'node:crypto';
import { reject, type Rejection, type Role } from '@portal/contracts';
import { externalLoginCommands } from '@portal/contracts/areas/session';
import { bindCommand, type FactsContext } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { userDecider } from '../users/user.decider';
import type { User } from '../users/user-state';
import { externalLoginDecider } from './external-login.decider';
import { openCode, sealAttempt } from './external-login-code';
import { afterProof, maySignIn, refuseLocked, sessionFor, takeCodeOfLogin } from './login.facts';
import { loginAttemptsDecider, type LoginFacts } from './login-attempts.decider';

const off = reject('external_login_off');
const expired = reject('external_login_expired');

/** Reservation kind: one session per code (W4). */
const codeReservation = 'externalLogin';

type Finishing = FactsContext<{ readonly id: string; readonly code?: string | undefined }>;
type Loading = Pick<Services, 'secrets' | 'load'>;

/** `null` if forged or expired. */
async function arrivalOf(
  { input, actor }: Pick<Finishing, 'input' | 'actor'>,
  now: number,
  { secrets, load }: Loading,
) {
  const arrival = openCode(secrets, { code: input.id, attempt: actor.signInAttempt }, now);
  return arrival && { ...arrival, user: await load(userDecider, `user-${arrival.userId}`) };
}

/** Wrong codes count per person: senders passed the provider, so strangers cannot lock accounts (S4). */
const attemptsAfter = (
  user: Pick<User, 'email'> | null | undefined,
  { secrets }: Pick<Services, 'secrets'>,
) => `login-external-${secrets.emailDigest(user?.email ?? '')}`;

/** No second factor after the provider's. */
async function finishFacts(context: Finishing, services: Loading): Promise<LoginFacts | Rejection> {
  const { at, actor } = context;
  const arrival = await arrivalOf(context, Date.parse(at), services);
  if (arrival === null) return expired;
  const { user, isMultiFactor } = arrival;
  if (!user || !maySignIn(user)) return reject('login_incorrect');
  const locked = await refuseLocked(attemptsAfter(user, services), at, services);
  if (locked) return locked;
  const facts = isMultiFactor
    ? sessionFor(user, { at, actor, codeUse: null })
    : afterProof(user, context, services);
  return 'outcome' in facts && facts.outcome === 'right' ? { ...facts, by: 'identity-provider' } : facts;
}

/** For the cookie reply hook. */
export interface FinishedExternalLogin {
  readonly exp: string;
  readonly type: Role;
  readonly secret: string;
}

/** R-AUT-10…13. Browser data goes to the reply hook, never into the log. */
export const externalLoginBindings = (
  services: Pick<Services, 'secrets' | 'load' | 'names' | 'identityProvider'>,
) =>
  ({
    StartExternalLogin: bindCommand(externalLoginCommands.StartExternalLogin, {
      decider: externalLoginDecider,
      stream: ({ commandId }) => `login-external-${commandId}`,
      facts: async ({ at }) => {
        const started = await services.identityProvider?.begin();
        if (started === undefined) return off;
        return { url: started.url, attempt: sealAttempt(services.secrets, started, Date.parse(at)) };
      },
      answer: ({ facts }) => facts ?? off,
    }),
    FinishExternalLogin: bindCommand(externalLoginCommands.FinishExternalLogin, {
      decider: loginAttemptsDecider,
      // The facts check the code.
      stream: async (context) => attemptsAfter((await arrivalOf(context, 0, services))?.user, services),
      facts: (context) => finishFacts(context, services),
      take: async ({ input, commandId }, facts) => {
        if (facts.outcome === 'wrong') return undefined;
        const used = await takeCodeOfLogin(facts, commandId, services);
        if (used) return used;
        const isFirst = await services.names.reserve(codeReservation, hash('sha256', input.id), commandId);
        return isFirst ? undefined : expired;
      },
      answer: ({ facts }) => {
        if (facts?.outcome !== 'right') return facts ? reject('second_factor_incorrect') : expired;
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
