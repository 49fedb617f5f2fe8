import { z } from 'zod';
import { defineEvents, event, instant, roleSchema } from '../../kernel';

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
      /** argon2id in PHC format over HMAC(pepper, received digest) (S5). */
      passwordRecord: z.string(),
    }),
  }),
  LegalTermsAccepted: event({
    data: z.object({ userId: z.int().positive(), termsVersion: z.string(), acceptedAt: instant() }),
  }),
  UserPhoneAdded: event({
    data: z.object({ userId: z.int().positive() }),
    personal: z.object({ phone: z.string() }),
  }),
  FavouriteRestaurantChosen: event({
    data: z.object({ userId: z.int().positive(), restaurantId: z.int() }),
  }),
});
