import { z } from 'zod';
import { defineEvents, event, instant, roleSchema } from '../../kernel';

/** By what a sender proves who they are: a code where a second factor is on, else the password. */
export const proofKinds = ['password', 'code'] as const;
export type ProofKind = (typeof proofKinds)[number];

const person = z.object({ userId: z.int().positive() });

/** What ends other sessions: those of an earlier generation, all but one that may be kept (S2). */
export const endsSessions = person.extend({
  /** Grows by one with each; sessions carry the one that they were opened under. */
  generation: z.int().positive(),
  /** The session in which the person did it themselves, or `null`. */
  keptSession: z.string().nullable(),
});

/**
 * How a person proves who they are. Stream `user-{id}`, but for `PasswordLinkRequested`, which is on
 * `remember-{digest of the address}`, whether somebody has it or not, and `PasswordLinkWithheld`, on
 * `rememberWithheld-{digest}` or `user-{id}` (S7).
 */
export const credentialEvents = defineEvents('users', {
  PasswordLinkRequested: event({ data: z.object({ address: z.string(), requestedAt: instant() }) }),
  /** Nobody has the address, or nobody who may sign in: the log grows as if somebody had (S7). */
  PasswordLinkWithheld: event({ data: z.object({}) }),
  /** The link's token is derived from it under the deployment's secret and is stored nowhere (S6). */
  PasswordLinkIssued: event({
    data: person.extend({
      linkId: z.string(),
      purpose: z.enum(['reset', 'invitation', 'restored']),
      expiresAt: instant(),
    }),
  }),
  PasswordChanged: event({ data: endsSessions, personal: z.object({ passwordRecord: z.string() }) }),
  /** The person's own password was asked for, and a wrong one was given (S4). */
  PasswordCheckFailed: event({
    data: person.extend({ attempt: z.int().positive(), failedAt: instant() }),
  }),
  /** The sender of a command that needs it has proved who they are. */
  IdentityProved: event({ data: person.extend({ by: z.enum(proofKinds) }) }),
  OtherSessionsEnded: event({ data: endsSessions }),
});

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

/**
 * Stream `erasures-{market}`: all erasures of a market, so that two administrators cannot erase each other. People are
 * named by number alone.
 */
export const erasureEvents = defineEvents('users', {
  /** From now on the person is signed out and cannot come back. */
  UserErasureRequested: event({ data: person }),
  /** The key is destroyed: no copy of the log can be read with it. */
  PersonalDataErased: event({ data: person }),
});

/** Keyed digests of codes that help once each, where the device is lost. */
const recovery = z.array(z.string());

/** A code of a device beside the password (RFC 6238). Stream `user-{id}`. */
export const secondFactorEvents = defineEvents('users', {
  /** A secret was made for the person's device; it counts from `SecondFactorEnabled` on. */
  SecondFactorPrepared: event({ data: person, personal: z.object({ secret: z.string() }) }),
  SecondFactorEnabled: event({ data: person.extend({ recovery }) }),
  RecoveryCodesRenewed: event({ data: person.extend({ recovery }) }),
  SecondFactorDisabled: event({ data: person }),
  /** An administrator took it away, because device and recovery codes are lost; all sessions end. */
  SecondFactorReset: event({
    data: endsSessions.extend({
      /** User id of the administrator. */
      byUserId: z.int().positive(),
    }),
  }),
});

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
