import { z } from 'zod';
import {
  anyone,
  command,
  defineCommands,
  everybody,
  ofObject,
  only,
  Role,
  wireInteger,
  wireRequiredText,
} from '../../kernel';

const byLink = {
  method: 'POST',
  beforeTerms: true,
  beforeSession: true,
  securityEvent: true,
  /** The token of the link. */
  input: z.object({ id: wireRequiredText(400) }),
  access: anyone(),
} as const;

const common = {
  method: 'POST',
  securityEvent: true,
  /** Whether another address still waits for its confirmation. */
  output: z.object({ waiting: z.boolean() }),
} as const;
const ofOneself = {
  ...common,
  input: z.object({}),
  access: everybody({ inRestaurantMode: [] }),
  rejections: ['user_not_found'],
} as const;
const ofOthers = {
  ...common,
  input: z.object({ id: wireInteger().pipe(z.int().positive()) }),
  // Franchisees only where all restaurants of the person are theirs.
  access: only([Role.Administrator, Role.Franchisee], { scope: ofObject }),
  rejections: ['user_not_found', 'user_of_another_role', 'user_shared'],
} as const;

/** Another address counts when its owner has opened the link that was mailed to it (ASVS 6.3.7, 7.5). */
export const addressCommands = defineCommands('users', {
  ConfirmAddress: command({
    ...byLink,
    path: 'address/confirm',
    output: z.object({ email: z.string() }),
    rejections: ['address_link_expired', 'email_taken', 'user_incomplete'],
    summary:
      'Puts the address in force whose owner sends the token of its mail; ends sessions (R-ACC-05, S2, S6)',
  }),
  RestoreAddress: command({
    ...byLink,
    path: 'address/restore',
    output: z.object({
      /** `cancelled`: it was not in force yet. `restored`: the address is in force again, with a link for a password. */
      outcome: z.enum(['cancelled', 'restored']),
    }),
    rejections: ['address_link_expired', 'email_taken'],
    summary:
      'Keeps or puts back the address before, by the link that was mailed to it, for 72 hours (S2, S6)',
  }),
  ResendOwnAddressLink: command({
    ...ofOneself,
    path: 'user/account/address/resend',
    cost: 5,
    summary: 'Mails the link to one’s own address that waits for its confirmation once more (R-ACC-05)',
  }),
  CancelOwnAddressChange: command({
    ...ofOneself,
    path: 'user/account/address/cancel',
    summary: 'Gives up one’s own address that waits for its confirmation (R-ACC-05)',
  }),
  ResendAddressLink: command({
    ...ofOthers,
    path: 'user/{id}/address/resend',
    cost: 5,
    summary:
      'Mails the link to a person’s address that waits for its confirmation once more (R-AUS-02, R-ACC-11)',
  }),
  CancelAddressChange: command({
    ...ofOthers,
    path: 'user/{id}/address/cancel',
    summary: 'Gives up a person’s address that waits for its confirmation (R-AUS-02, R-ACC-11)',
  }),
});
