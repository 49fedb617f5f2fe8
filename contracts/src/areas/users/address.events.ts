import { z } from 'zod';
import { defineEvents, event, instant } from '../../kernel';
import { endsSessions } from './credentials.events';

const person = z.object({ userId: z.int().positive() });
/** `former` is the address in force at that moment; mails go there whatever the views have reached. */
const addresses = z.object({ email: z.string(), former: z.string() });

/**
 * Another address of somebody who has signed in before. Stream `user-{id}`. A claim numbers the addresses of a person; with
 * it an address is reserved, and taken back.
 */
export const addressEvents = defineEvents('users', {
  /** The link's token is derived from it under the deployment's secret and is stored nowhere. */
  UserAddressChangeRequested: event({
    data: person.extend({
      changeId: z.string(),
      /** User id. */
      requestedBy: z.int(),
      /** Of the address in force. */
      claim: z.int(),
      expiresAt: instant(),
      /** The same address once more: its link is mailed again, and the address in force is not. */
      repeated: z.boolean(),
    }),
    personal: addresses,
  }),
  UserAddressChangeCancelled: event({ data: person }),
  UserAddressChanged: event({
    data: endsSessions.extend({
      /** User id. */
      requestedBy: z.int(),
      /** Of the address before. */
      claim: z.int(),
      restoreUntil: instant(),
    }),
    personal: addresses,
  }),
  /** The address of an earlier claim is in force again; the password is void. */
  UserAddressRestored: event({
    data: endsSessions.extend({ claim: z.int() }),
    personal: z.object({ email: z.string() }),
  }),
});
