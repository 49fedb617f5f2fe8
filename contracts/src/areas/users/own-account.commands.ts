import { z } from 'zod';
import { defineCommands, everybody, provenCommand, wireOptionalInteger } from '../../kernel';
import { addressChangeSchema } from '../session';
import { userEmailField, userNameField, userPhoneField } from './user-fields';

export const ownAccountCommands = defineCommands('users', {
  /** Not in the specification, which has a screen for it and no call. */
  UpdateOwnAccount: provenCommand({
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
    /** `email` is the address in force; another one waits in `address_change` until its owner confirms it. */
    output: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      version: z.int(),
      address_change: addressChangeSchema,
    }),
    // Nobody changes it in the place of somebody else.
    access: everybody({ inRestaurantMode: [] }),
    rejections: ['user_not_found', 'email_taken', 'user_incomplete'],
    summary:
      'Changes name and phone of the signed-in person, and asks for another e-mail, which counts once its owner has confirmed it (R-ACC-01, R-ACC-04…06)',
  }),
});
