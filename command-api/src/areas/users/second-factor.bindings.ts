import { reject } from '@portal/contracts';
import { secondFactorCommands } from '@portal/contracts/areas/users';
import { type Answering, bindCommand, type FactsContext } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import type { Checked } from './credentials';
import { recoveryCodes, secondFactorAddress } from './second-factor-codes';
import { enableFacts, passwordAndCodeFacts, prepareFacts, takeCode } from './second-factor.facts';
import { userDecider } from './user.decider';
import type { User } from './user-state';

const incorrect = reject('second_factor_incorrect');

/** Repeats have no facts: answered from the state. */
function whatWasWrong({ facts, state }: Answering<unknown, User | null, Checked<unknown>>) {
  if (facts === undefined) return (state?.credentials.checks.failures ?? 0) > 0 ? incorrect : null;
  if (facts.outcome === 'right') return null;
  return facts.what === 'code' ? incorrect : reject('password_incorrect');
}

/** Each code works once, across all uses. */
export const secondFactorBindings = (services: Services) => {
  const { secrets, market } = services;
  const own = ({ actor }: { actor: { userId: number } }) => `user-${actor.userId}`;
  const take = async (
    { actor: { userId }, commandId }: FactsContext<unknown>,
    facts: Checked<{ readonly use: string }>,
  ) => {
    if (facts.outcome === 'wrong') return undefined;
    return (await takeCode(services, { userId, use: facts.use, commandId })) ? undefined : incorrect;
  };
  const codes = (answering: Answering<unknown, User | null, Checked<unknown>>) =>
    whatWasWrong(answering) ?? { recovery_codes: [...recoveryCodes(secrets, answering.commandId)] };
  return {
    PrepareSecondFactor: bindCommand(secondFactorCommands.PrepareSecondFactor, {
      decider: userDecider,
      stream: own,
      facts: (context) => prepareFacts(context, services),
      answer: (answering) => {
        const wrong = whatWasWrong(answering);
        if (wrong) return wrong;
        const { secondFactor } = answering.state?.credentials ?? {};
        const secret = secondFactor?.prepared ?? '';
        const address = secondFactorAddress(secret, market.title, answering.state?.email ?? '');
        return { secret, address };
      },
    }),
    EnableSecondFactor: bindCommand(secondFactorCommands.EnableSecondFactor, {
      decider: userDecider,
      stream: own,
      take,
      answer: codes,
      facts: (context) => enableFacts(context, services),
    }),
    RenewRecoveryCodes: bindCommand(secondFactorCommands.RenewRecoveryCodes, {
      decider: userDecider,
      stream: own,
      take,
      answer: codes,
      facts: (context) => passwordAndCodeFacts(context, services),
    }),
    DisableSecondFactor: bindCommand(secondFactorCommands.DisableSecondFactor, {
      decider: userDecider,
      stream: own,
      take,
      facts: (context) => passwordAndCodeFacts(context, services),
      answer: (answering) => whatWasWrong(answering) ?? { disabled: true as const },
    }),
  } as const;
};
