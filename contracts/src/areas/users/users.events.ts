import { z } from 'zod';
import { defineEvents, event, instant, roleSchema } from '../../kernel';

/** Code with a second factor, else password. */
export const proofKinds = ['password', 'code'] as const;
export type ProofKind = (typeof proofKinds)[number];

const person = z.object({ userId: z.int().positive() });

/** Ends earlier generations, except one session (S2). */
const endsSessions = person.extend({
  /** Incremented; sessions carry theirs. */
  generation: z.int().positive(),
  /** The person's own session, or `null`. */
  keptSession: z.string().nullable(),
});

/**
 * Streams `user-{id}`; `remember-{digest of the address}`: `PasswordLinkRequested`, also for unknown addresses;
 * `rememberWithheld-{digest}` or `user-{id}`: `PasswordLinkWithheld` (S7).
 */
export const credentialEvents = defineEvents('users', {
  PasswordLinkRequested: event({ data: z.object({ address: z.string(), requestedAt: instant() }) }),
  /** Unknown address or no access: the log grows alike (S7). */
  PasswordLinkWithheld: event({ data: z.object({}) }),
  /** Token is derived from it; never stored (S6). */
  PasswordLinkIssued: event({
    data: person.extend({
      linkId: z.string(),
      purpose: z.enum(['reset', 'invitation', 'restored']),
      expiresAt: instant(),
    }),
  }),
  PasswordChanged: event({ data: endsSessions, personal: z.object({ passwordRecord: z.string() }) }),
  /** Wrong password when asked again (S4). */
  PasswordCheckFailed: event({
    data: person.extend({ attempt: z.int().positive(), failedAt: instant() }),
  }),
  IdentityProved: event({ data: person.extend({ by: z.enum(proofKinds) }) }),
  OtherSessionsEnded: event({ data: endsSessions }),
});

/** `former` is the current address: mails do not wait for views. */
const addresses = z.object({ email: z.string(), former: z.string() });

/** Stream `user-{id}`. `claim` numbers the addresses of a person, for their reservation. */
export const addressEvents = defineEvents('users', {
  /** Token is derived from it; never stored. */
  UserAddressChangeRequested: event({
    data: person.extend({
      changeId: z.string(),
      requestedBy: z.int(),
      /** Of the current address. */
      claim: z.int(),
      expiresAt: instant(),
      /** Mails only the new address. */
      repeated: z.boolean(),
    }),
    personal: addresses,
  }),
  UserAddressChangeCancelled: event({ data: person }),
  UserAddressChanged: event({
    data: endsSessions.extend({
      requestedBy: z.int(),
      /** Of the former address. */
      claim: z.int(),
      restoreUntil: instant(),
    }),
    personal: addresses,
  }),
  /** The earlier address is back; the password is void. */
  UserAddressRestored: event({
    data: endsSessions.extend({ claim: z.int() }),
    personal: z.object({ email: z.string() }),
  }),
});

/** Stream `erasures-{market}`: serialised, so two administrators cannot erase each other. Ids only. */
export const erasureEvents = defineEvents('users', {
  /** Signed out for good. */
  UserErasureRequested: event({ data: person }),
  /** The key is destroyed, in every copy. */
  PersonalDataErased: event({ data: person }),
});

/** Keyed digests of one-use codes. */
const recovery = z.array(z.string());

/** TOTP (RFC 6238). Stream `user-{id}`. */
export const secondFactorEvents = defineEvents('users', {
  /** Inactive until `SecondFactorEnabled`. */
  SecondFactorPrepared: event({ data: person, personal: z.object({ secret: z.string() }) }),
  SecondFactorEnabled: event({ data: person.extend({ recovery }) }),
  RecoveryCodesRenewed: event({ data: person.extend({ recovery }) }),
  SecondFactorDisabled: event({ data: person }),
  /** By an administrator; all sessions end. */
  SecondFactorReset: event({
    data: endsSessions.extend({
      byUserId: z.int().positive(),
    }),
  }),
});

/** Stream `user-{id}`. Names, addresses and passwords are sealed. */
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
      /** argon2id in PHC format over HMAC(pepper, digest) (S5); `null` if invited. */
      passwordRecord: z.string().nullable(),
    }),
  }),
  UserProfileChanged: event({
    data: person,
    personal: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  }),
  UserRoleChanged: event({ data: person.extend({ role: roleSchema }) }),
  UserRestaurantsChanged: event({ data: person.extend({ restaurants: z.array(z.int()) }) }),
  UserDeactivated: event({ data: person }),
  UserReactivated: event({ data: person }),
  /** Before its effect: deactivation, or fewer restaurants (AMB-76). */
  RestaurantUserAccessEnded: event({
    data: person.extend({
      /** The franchisee who may restore it. */
      endedBy: z.int(),
      /** Empty for a deactivation. */
      restaurants: z.array(z.int()),
    }),
  }),
  RestaurantUserAccessRestored: event({ data: person.extend({ endedBy: z.int() }) }),
  /** Frees the address (AMB-75). */
  UserDeleted: event({ data: person }),
  UserRestored: event({ data: person }),
  /** Terms are asked for again (R-AUT-14). */
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
