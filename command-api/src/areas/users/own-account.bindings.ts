import { ownAccountCommands } from '@portal/contracts/areas/users';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { createAddresses, loadUser } from './addresses';
import { seenIn } from './administration';
import type { Needs } from './user.facts';
import { createUserReservations } from './user-reservations';
import { userDecider } from './user.decider';

/** What people change of their own account; another address is taken before the event (R-ACC-05, R5). */
export function ownAccountBindings(services: Needs) {
  const addresses = createAddresses(services);
  const { takeAddress } = createUserReservations(services);
  return {
    UpdateOwnAccount: bindCommand(ownAccountCommands.UpdateOwnAccount, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      expectedVersion: ({ version }) => version,
      formValues: (user) => user && { name: user.name, email: user.email, phone: user.phone },
      facts: async ({ input: { email }, actor: { userId } }) => {
        const subject = `user-${userId}`;
        const refusal = await addresses.refusal(email, subject);
        return refusal ?? { seen: seenIn(await loadUser(services.load, subject)) };
      },
      take: ({ input: { email }, actor: { userId } }) => takeAddress({ id: userId, email }),
      answer: ({ input: { name, email, phone }, version }) => ({ name, email, phone, version }),
    }),
  } as const;
}
