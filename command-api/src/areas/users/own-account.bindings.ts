import { ownAccountCommands } from '@portal/contracts/areas/users';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { createAddresses, loadUser } from './addresses';
import { changesAddress, seenIn, userNotFound } from './administration';
import type { Needs } from './user.facts';
import { userDecider } from './user.decider';

/** A new address is reserved on confirmation (R-ACC-05, R5). */
export function ownAccountBindings(services: Needs) {
  const addresses = createAddresses(services);
  return {
    UpdateOwnAccount: bindCommand(ownAccountCommands.UpdateOwnAccount, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      expectedVersion: ({ version }) => version,
      formValues: (user) => user && { name: user.name, email: user.email, phone: user.phone },
      needsProof: ({ input }, user) => changesAddress(user, input),
      facts: async ({ input: { email }, actor: { userId }, at }) => {
        const subject = `user-${userId}`;
        const refusal = await addresses.refusal(email, subject, at);
        return refusal ?? { seen: seenIn(await loadUser(services.load, subject)) };
      },
      answer: ({ state, version }) => {
        if (!state) return userNotFound;
        const { name, email, phone, addressRequest } = state;
        const address_change = addressRequest && {
          email: addressRequest.email,
          until: addressRequest.expiresAt,
        };
        return { name, email, phone, version, address_change };
      },
    }),
  } as const;
}
