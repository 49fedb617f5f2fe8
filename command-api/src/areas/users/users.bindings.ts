import { isRejection, reject } from '@portal/contracts';
import { registerUserInput, userCommands } from '@portal/contracts/areas/users';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { administrationBindings } from './administration.bindings';
import { credentialBindings } from './credentials.bindings';
import { addressOf, emailReservation } from './email-reservation';
import { erasureBindings } from './erasure.bindings';
import { addressBindings } from './address.bindings';
import { passwordRecordOf } from './password-record';
import { proofBindings } from './proof';
import { ownAccountBindings } from './own-account.bindings';
import { restaurantUserBindings } from './restaurant-users.bindings';
import { userDecider } from './user.decider';

/** Internal: demo data. */
const registerUser = defineInternalCommand('users', 'RegisterUser', {
  input: registerUserInput,
  notCompared: ['passwordDigest'],
  output: z.object({ id: z.int() }),
});

/** Addresses are reserved before the person exists (R5). */
export const userBindings = ({ names, passwords, load, ...services }: Services) =>
  ({
    ...erasureBindings({ ...services, load }),
    ...administrationBindings({ ...services, names, passwords, load }),
    ...restaurantUserBindings({ ...services, names, passwords, load }),
    ...ownAccountBindings({ ...services, names, passwords, load }),
    ...addressBindings({ ...services, names, load }),
    ...proofBindings({ names, passwords, load, ...services }),
    ...credentialBindings({ names, passwords, load, ...services }),
    RegisterUser: bindCommand(registerUser, {
      decider: userDecider,
      stream: ({ input }) => `user-${input.userId}`,
      subject: ({ userId }) => `user-${userId}`,
      facts: async ({ input }) => {
        const holder = await names.ownerOf(emailReservation, addressOf(input.email));
        if (holder !== null && holder !== `user-${input.userId}`) return reject('email_taken');
        const owner = { known: [input], passwordRecord: null };
        const passwordRecord = await passwordRecordOf(input.passwordDigest, owner, { passwords });
        return isRejection(passwordRecord) ? passwordRecord : { passwordRecord };
      },
      take: async ({ input }) => {
        const free = await names.reserve(emailReservation, addressOf(input.email), `user-${input.userId}`);
        return free ? undefined : reject('email_taken');
      },
      answer: ({ input }) => ({ id: input.userId }),
    }),
    AcceptLegalTerms: bindCommand(userCommands.AcceptLegalTerms, {
      decider: userDecider,
      stream: ({ input }) => `user-${input.id}`,
      answer: () => ({ accepted: true as const }),
    }),
    AddPhone: bindCommand(userCommands.AddPhone, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      answer: ({ input }) => ({ phone: input.phone }),
    }),
    ChooseFavouriteRestaurant: bindCommand(userCommands.ChooseFavouriteRestaurant, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      answer: ({ input }) => ({ restaurant_id: input.restaurant_id }),
    }),
  }) as const;
