import { reject, type Rejection } from '@portal/contracts';
import { isCorporateEmail, ownAccountCommands } from '@portal/contracts/areas/users';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { addressOf, emailReservation } from './email-reservation';
import { userDecider } from './user.decider';

interface Wanted {
  readonly input: { readonly email: string };
  readonly actor: { readonly userId: number };
}

/** The address is in a domain that is taken, and nobody else's (R-ACC-05). */
async function refuseAddress(
  { input: { email }, actor: { userId } }: Wanted,
  { names, market }: Pick<Services, 'names' | 'market'>,
): Promise<undefined | Rejection> {
  if (!isCorporateEmail(email, market))
    return reject('account_incomplete', { fields: { email: 'obligatory_email_domain' } });
  const owner = await names.ownerOf(emailReservation, addressOf(email));
  return owner === null || owner === `user-${userId}` ? undefined : taken;
}
const taken = reject('email_taken', { fields: { email: 'email_taken' } });

/**
 * What people change of their own account. A new address is taken before the event; the former one is given back after
 * it (`free-former-addresses.ts`), so that nobody else gets an address that somebody may still have (R5).
 */
export const ownAccountBindings = (services: Pick<Services, 'names' | 'market'>) =>
  ({
    UpdateOwnAccount: bindCommand(ownAccountCommands.UpdateOwnAccount, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      expectedVersion: ({ version }) => version,
      formValues: (user) => user && { name: user.name, email: user.email, phone: user.phone },
      facts: (context) => refuseAddress(context, services),
      take: async ({ input, actor }) => {
        const owner = `user-${actor.userId}`;
        return (await services.names.reserve(emailReservation, addressOf(input.email), owner))
          ? undefined
          : taken;
      },
      answer: ({ input: { name, email, phone }, version }) => ({ name, email, phone, version }),
    }),
  }) as const;
