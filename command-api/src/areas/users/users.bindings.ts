import { reject } from '@portal/contracts';
import { registerUserInput, userCommands } from '@portal/contracts/areas/users';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { userDecider } from './user.decider';

/** Kind of the reservation streams that keep an e-mail address to one person. */
export const emailReservation = 'userEmail';

/** An address in the one spelling that is reserved and looked up. */
export const addressOf = (email: string) => email.trim().toLowerCase();

/** Brings a person in; sent by the demo data and later by the user administration. */
const registerUser = defineInternalCommand('users', 'RegisterUser', {
  input: registerUserInput,
  output: z.object({ id: z.int() }),
});

/** Commands on people. The e-mail address is taken by a reservation stream before the person exists (R5). */
export const userBindings = ({ names, passwords }: Services) =>
  ({
    registerUser: bindCommand(registerUser, {
      decider: userDecider,
      stream: ({ input }) => `user-${input.userId}`,
      facts: async ({ input }) => {
        const taken = await names.reserve(emailReservation, addressOf(input.email), `user-${input.userId}`);
        if (!taken) return reject('email_taken');
        return { passwordRecord: await passwords.hash(input.passwordDigest) };
      },
      answer: ({ input }) => ({ id: input.userId }),
    }),
    acceptLegalTerms: bindCommand(userCommands.AcceptLegalTerms, {
      decider: userDecider,
      stream: ({ input }) => `user-${input.id}`,
      answer: () => ({ accepted: true as const }),
    }),
    addPhone: bindCommand(userCommands.AddPhone, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      answer: ({ input }) => ({ phone: input.phone }),
    }),
    chooseFavouriteRestaurant: bindCommand(userCommands.ChooseFavouriteRestaurant, {
      decider: userDecider,
      stream: ({ actor }) => `user-${actor.userId}`,
      answer: ({ input }) => ({ restaurant_id: input.restaurant_id }),
    }),
  }) as const;
