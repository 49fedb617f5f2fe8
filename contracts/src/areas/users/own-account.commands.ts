import { z } from 'zod';
import { catalogueReaders, command, defineCommands, only, wireOptionalInteger } from '../../kernel';
import { userEmailField, userNameField, userPhoneField } from './user-fields';

export const ownAccountCommands = defineCommands('users', {
  /** Not in the specification, which has a screen for it and no call. */
  UpdateOwnAccount: command({
    withoutRestaurant: true,
    method: 'POST',
    path: 'user/account',
    input: z.object({
      name: userNameField(),
      email: userEmailField(),
      phone: userPhoneField(),
      /** Version of the account that the form was filled from (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ name: z.string(), email: z.string(), phone: z.string(), version: z.int() }),
    // Nobody changes it in the place of somebody else.
    access: only(catalogueReaders, { inRestaurantMode: [] }),
    rejections: ['user_not_found', 'email_taken', 'user_incomplete'],
    summary: 'Changes name, e-mail and phone of the signed-in person (R-ACC-01, R-ACC-04…06)',
  }),
});
