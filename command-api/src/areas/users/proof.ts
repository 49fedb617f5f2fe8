import { isRejection, type Proof, proofFields, reject, type Rejection } from '@portal/contracts';
import type { ProofKind } from '@portal/contracts/areas/users';
import {
  bindCommand,
  defineInternalCommand,
  type FactsContext,
} from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import type { ProofFacts } from './credentials';
import { personUnlessLocked } from './credentials.facts';
import { useOfCode } from './second-factor-codes';
import { takeCode } from './second-factor.facts';
import { userDecider } from './user.decider';

const proveIdentity = defineInternalCommand('users', 'ProveIdentity', {
  input: z.object(proofFields),
  output: z.object({}),
});

type Needs = Pick<Services, 'load' | 'passwords' | 'secrets' | 'names'>;

/** When acting, the administrator's own proof: `actor.id`. */
async function proofFacts(
  { input, actor, at }: FactsContext<Proof>,
  needs: Needs,
): Promise<ProofFacts | Rejection> {
  const user = await personUnlessLocked(actor.id, at, needs);
  if (isRejection(user)) return user;
  const { userId, credentials } = user;
  const { secondFactor } = credentials;
  const by = secondFactor.secret === null ? 'password' : 'code';
  const given = by === 'code' ? input.own_code : input.own_password;
  if (given === undefined || given === '') return reject('proof_required', { details: { by } });
  if (by === 'password') {
    const isRight = await needs.passwords.verify(user.passwordRecord, given, 'acquaintance');
    return isRight ? { outcome: 'right', userId, by, use: null } : { outcome: 'wrong' };
  }
  const use = useOfCode(secondFactor, given, { at, secrets: needs.secrets });
  return use === null ? { outcome: 'wrong', what: 'code' } : { outcome: 'right', userId, by, use };
}

const incorrect = (by: ProofKind) => reject('proof_incorrect', { details: { by } });

/** Password, or second factor code if enabled (ASVS 7.5). */
export const proofBindings = (services: Needs) =>
  ({
    ProveIdentity: bindCommand(proveIdentity, {
      decider: userDecider,
      stream: ({ actor }) => actor.id,
      facts: (context) => proofFacts(context, services),
      take: async ({ commandId }, facts) => {
        if (facts.outcome === 'wrong' || facts.use === null) return undefined;
        const { userId, use } = facts;
        return (await takeCode(services, { userId, use, commandId })) ? undefined : incorrect('code');
      },
      answer: ({ facts }) => (facts?.outcome === 'wrong' ? incorrect(facts.what ?? 'password') : {}),
    }),
  }) as const;
