import { z } from 'zod';
import { defineEvents, event, instant, roleSchema } from '../../kernel';

const person = z.object({ userId: z.int().positive() });

/** Stream `user-{id}`. Names, addresses and the password record lie in the personal envelope of `user-{id}`. */
export const userEvents = defineEvents('users', {
  UserRegistered: event({
    data: z.object({
      userId: z.int().positive(),
      role: roleSchema,
      active: z.boolean(),
      restaurants: z.array(z.int()),
    }),
    personal: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      /** argon2id in PHC format over HMAC(pepper, received digest) (S5); null for somebody who is invited. */
      passwordRecord: z.string().nullable(),
    }),
  }),
  UserProfileChanged: event({
    data: person,
    personal: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
  UserRoleChanged: event({ data: person.extend({ role: roleSchema }) }),
  /** All restaurants of the person from now on. */
  UserRestaurantsChanged: event({ data: person.extend({ restaurants: z.array(z.int()) }) }),
  UserDeactivated: event({ data: person }),
  UserReactivated: event({ data: person }),
  /** Before what it changes: a deactivation, or the loss of the franchisee's restaurants (AMB-76). */
  RestaurantUserAccessEnded: event({
    data: person.extend({
      /** The franchisee, who alone may give it back. */
      endedBy: z.int(),
      /** Restaurants that are taken away; none where the person is deactivated. */
      restaurants: z.array(z.int()),
    }),
  }),
  RestaurantUserAccessRestored: event({ data: person.extend({ endedBy: z.int() }) }),
  /** The e-mail address is free again (AMB-75). */
  UserDeleted: event({ data: person }),
  UserRestored: event({ data: person }),
  /** The terms are asked for again at the next sign-in (R-AUT-14). */
  LegalTermsReset: event({ data: person }),
  LegalTermsAccepted: event({
    data: person.extend({ termsVersion: z.string(), acceptedAt: instant() }),
  }),
  UserPhoneAdded: event({
    data: person,
    personal: z.object({ phone: z.string() }),
  }),
  FavouriteRestaurantChosen: event({
    data: person.extend({ restaurantId: z.int() }),
  }),
});
