import { reject } from '@portal/contracts';
import { credentialCommands } from '@portal/contracts/areas/users';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { addressOf, emailReservation } from './email-reservation';
import { changeOwnPasswordFacts, changePasswordFacts } from './credentials.facts';
import { openPasswordLink } from './password-link';
import { passwordRequestsDecider } from './password-requests.decider';
import { secondFactorBindings } from './second-factor.bindings';
import { userDecider } from './user.decider';

const { RequestPasswordLink, ChangePassword, ChangeOwnPassword, EndOtherSessions } = credentialCommands;

const answerPasswordRequest = defineInternalCommand('users', 'AnswerPasswordRequest', {
  input: z.object({ address: z.string() }),
  output: z.object({}),
});

const requestsOf = (address: string) => `remember-${address}`;
/** Separate from requests: unknown addresses must take the same time (S7). */
const withheldOf = (address: string) => `rememberWithheld-${address}`;

export const credentialBindings = (services: Services) => {
  const { names, secrets } = services;
  const digestOf = (username: string) => names.digestOf(emailReservation, addressOf(username));
  return {
    ...secondFactorBindings(services),
    RequestPasswordLink: bindCommand(RequestPasswordLink, {
      decider: passwordRequestsDecider,
      stream: ({ input }) => requestsOf(digestOf(input.username)),
      facts: ({ input }) => ({ address: digestOf(input.username) }),
      answer: () => ({ sent: true as const }),
    }),
    AnswerPasswordRequest: bindCommand(answerPasswordRequest, {
      decider: userDecider,
      stream: async ({ input: { address } }) =>
        (await names.ownerOfDigest(emailReservation, address)) ?? withheldOf(address),
      answer: () => ({}),
    }),
    ChangePassword: bindCommand(ChangePassword, {
      decider: userDecider,
      // Serializes uses of a link (S6). Invalid tokens are refused by the facts.
      stream: ({ input }) => `user-${openPasswordLink(secrets, input.id)?.userId ?? 0}`,
      facts: (context) => changePasswordFacts(context, services),
      answer: () => ({ changed: true as const }),
    }),
    EndOtherSessions: bindCommand(EndOtherSessions, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      answer: () => ({ ended: true as const }),
    }),
    ChangeOwnPassword: bindCommand(ChangeOwnPassword, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      facts: (context) => changeOwnPasswordFacts(context, services),
      // Repeats have no facts: answered from the state.
      answer: ({ state }) =>
        (state?.credentials.checks.failures ?? 0) > 0
          ? reject('password_incorrect')
          : { changed: true as const },
    }),
  } as const;
};
