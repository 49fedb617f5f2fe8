import { z } from 'zod';
import {
  defineView,
  instant,
  command,
  defineCommands,
  ofObject,
  only,
  provenCommand,
  repeatWindowSeconds,
  Role,
  roleSchema,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  wirePassword,
  definePushes,
  anyOf,
  defineQueries,
  listInput,
  query,
  catalogueReaders,
  everybody,
  isPhoneNumber,
  ofRestaurant,
  restaurantStaff,
  wireText,
  defineRejections,
} from '../../kernel';
import { addressChangeSchema } from '../session';
import { newPasswordRefusals } from './account.contract';
import { userEmailField, userNameField, userPhoneField, generationEndings } from './users.rules';

/** Proof of each erasure, by user id: numbers and times, nothing of the person (S18). */
export const erasures = defineView('erasures', {
  schema: z.object({
    id: z.int(),
    requestedAt: instant(),
    /** User id of the administrator. */
    requestedBy: z.int(),
    erasedAt: instant().nullable(),
  }),
  filters: {},
  sorts: [],
});

/** More restaurants than a market has. */
const maxLocations = 1000;

/** Restaurants as a comma list or an array, each once (R-AUS-10). */
const locationsField = () =>
  wireCommaList(wireInteger().pipe(z.int().positive()), maxLocations).transform((ids) => [...new Set(ids)]);

/** SHA-256 as 64 hex digits (R-AUT-22). */
const passwordField = () =>
  z.preprocess((sent) => (sent === '' ? undefined : sent), wirePassword().optional());

const profile = { name: userNameField(), email: userEmailField(), phone: userPhoneField().default('') };
const content = {
  ...profile,
  type: z.preprocess((sent) => (typeof sent === 'string' && sent !== '' ? Number(sent) : sent), roleSchema),
  locations: locationsField().default([]),
  active: wireFlag().default(true),
};
const id = wireInteger().pipe(z.int().positive());
const version = wireOptionalInteger();
const ofUser = z.object({ id });
const answer = z.object({ id: z.int(), version: z.int() });
const access = only([Role.Administrator]);
const common = { method: 'POST', securityEvent: true, output: answer, access } as const;

/** What administrators do with people. */
export const userAdministrationCommands = defineCommands('users', {
  AddUser: provenCommand({
    ...common,
    path: 'user/add',
    repeatWindowSeconds,
    input: z.object({ ...content, password: passwordField() }),
    secretInputs: ['password'],
    rejections: ['user_incomplete', 'email_taken', 'password_too_common'],
    summary: 'Adds a person, who is invited unless a password is given (R-AUS-02, R-AUS-04…08, R-API-48)',
  }),
  UpdateUser: provenCommand({
    ...common,
    path: 'user/{id}/update',
    /** `version` is the edited one; a later one is a conflict (R4). Without `active` it stays as it is. */
    input: z.object({ ...content, active: wireFlag().optional(), id, version, password: passwordField() }),
    secretInputs: ['password'],
    rejections: [
      ...['user_not_found', 'user_incomplete', 'email_taken', 'own_account', 'last_administrator'],
      ...newPasswordRefusals,
    ],
    summary: 'Changes a person: profile, role, restaurants, active (R-AUS-04…07, R-API-49)',
  }),
  DeleteUser: command({
    ...common,
    path: 'user/{id}/delete',
    legacyGet: true,
    input: ofUser,
    rejections: ['user_not_found', 'own_account', 'last_administrator'],
    summary:
      'Takes a person out; sessions end and the e-mail address is free again (R-API-47, AMB-55, AMB-75)',
  }),
  RestoreUser: command({
    ...common,
    path: 'user/{id}/restore',
    input: ofUser,
    rejections: ['user_not_found', 'email_taken'],
    summary: 'Undoes a deletion, unless somebody else has the address by now (U5, AMB-75)',
  }),
  ResetLegalTerms: command({
    ...common,
    path: 'user/{id}/legal/reset',
    input: ofUser,
    rejections: ['user_not_found'],
    summary: 'Asks a person for the confidentiality terms again (R-AUT-14)',
  }),
  SendInvitation: command({
    ...common,
    path: 'user/{id}/invite',
    cost: 5,
    input: ofUser,
    rejections: ['user_not_found', 'user_not_active'],
    summary: 'Mails a person the link to choose a password once more (R-ACC-17)',
  }),
  ResetSecondFactor: provenCommand({
    ...common,
    path: 'user/{id}/second-factor/reset',
    input: ofUser,
    rejections: ['user_not_found', 'own_account', 'second_factor_missing'],
    summary:
      'Takes away a lost second factor of somebody else; their sessions end, and the password alone signs in (S4, S2)',
  }),
});

const ofColleagues = only([Role.Franchisee], { scope: ofObject });
const shared = { ...common, access: ofColleagues } as const;

/** What franchisees do with the managers of their restaurants (AMB-76): the role cannot be sent. */
export const restaurantUserCommands = defineCommands('users', {
  AddRestaurantUser: command({
    ...shared,
    path: 'location/user/add',
    repeatWindowSeconds,
    input: z.object({ ...profile, locations: locationsField() }),
    rejections: ['user_incomplete', 'email_taken'],
    summary: 'Adds a manager to restaurants of one’s own and invites them (R-ACC-11, R-ACC-12, R-API-50)',
  }),
  UpdateRestaurantUser: provenCommand({
    ...shared,
    path: 'location/user/{id}/update',
    input: z.object({ ...profile, locations: locationsField(), id, version }),
    rejections: ['user_not_found', 'user_of_another_role', 'user_shared', 'user_incomplete', 'email_taken'],
    summary: 'Changes a manager; restaurants of others stay theirs (R-ACC-11, AMB-76, R-API-51)',
  }),
  EndRestaurantUserAccess: command({
    ...shared,
    path: 'location/user/{id}/end-access',
    input: z.object({ id, version }),
    rejections: ['user_not_found', 'user_of_another_role'],
    summary:
      'Ends the access of a manager: deactivated where all their restaurants are one’s own, else without these (R-ACC-11, AMB-76)',
  }),
  RestoreRestaurantUserAccess: command({
    ...shared,
    path: 'location/user/{id}/restore-access',
    input: z.object({ id, version }),
    rejections: ['user_not_found', 'user_of_another_role', 'access_of_others'],
    summary: 'Gives back the access that one has ended oneself (U5, AMB-76)',
  }),
});

export const userPushes = definePushes('users', {
  /** To those who administer people: somebody has changed. Ids alone; a list asks again under its own rights. */
  UsersChanged: z.object({ userId: z.int(), position: z.int() }),
  /** To administrators: something happened to a person that changes no list. */
  PersonHistoryChanged: z.object({ userId: z.int(), position: z.int() }),
});

const flag = z.literal([0, 1]);

/** A person as those who administer people see them (R-ENT-01); never a password or what is made of it. */
export const userRecordSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: roleSchema,
  active: flag,
  admin: flag,
  locations: z.array(z.int()),
  letter: z.string(),
  legal: flag,
  /** Counts edits; sent back with the next one (R4). */
  version: z.int(),
  /** Another address that waits for its confirmation. */
  address_change: addressChangeSchema,
});
export type UserRecord = z.infer<typeof userRecordSchema>;

export const administeredUserSchema = userRecordSchema.extend({
  /** Names of the restaurants, in the order of `locations`. */
  restaurants: z.array(z.string()),
  /** The sign-in asks for a code of a device as well. */
  second_factor: flag,
  /** Last use of a session that is open; `null` without one. */
  last_seen: instant().nullable(),
});
export type AdministeredUser = z.infer<typeof administeredUserSchema>;

/** Of those whom a franchisee no longer shares a restaurant with, only id, name and role are told. */
export const restaurantUserSchema = userRecordSchema.extend({
  /** Works in restaurants of others as well: name, e-mail and phone are not the franchisee's to change. */
  shared: flag,
  /** The franchisee has ended the access, and may give it back. */
  ended: flag,
});
export type RestaurantUser = z.infer<typeof restaurantUserSchema>;
const sorts = ['name', 'email', 'type', 'active'] as const;
const personal = { method: 'GET', securityEvent: true } as const;
const ofAdministrators = { ...personal, access: only([Role.Administrator]) } as const;
const ofFranchisees = { ...personal, access: only([Role.Franchisee], { scope: ofObject }) } as const;

/** People, for administrators. */
export const userQueries = defineQueries('users', {
  ListUsers: query({
    ...ofAdministrators,
    path: 'user',
    list: true,
    views: ['users', 'sessions', 'restaurants'],
    input: listInput(sorts, {
      type: anyOf(wireInteger()),
      restaurant: wireOptionalInteger(),
      active: anyOf(wireInteger().pipe(flag)),
    }),
    output: z.array(administeredUserSchema),
    summary: 'People of the market, by text, role, restaurant and whether active (R-AUS-01…03, R-API-45)',
  }),
  GetUser: query({
    ...ofAdministrators,
    path: 'user/{id}',
    rejections: ['user_not_found'],
    views: ['users', 'sessions', 'restaurants'],
    input: z.object({ id }),
    output: administeredUserSchema,
    summary: 'A person of the market (R-NAV-27)',
  }),
  GetErasure: query({
    ...ofAdministrators,
    path: 'user/{id}/erasure',
    views: ['erasures', 'users'],
    input: z.object({ id }),
    output: z.object({
      id: z.int(),
      /** `null` for somebody whose data nobody has asked to erase. */
      requested_at: instant().nullable(),
      /** User id, and the name while there is one. */
      requested_by: z.int(),
      requested_by_name: z.string(),
      /** `null` until nothing can be read any more. */
      erased_at: instant().nullable(),
    }),
    summary: 'When the personal data of somebody was erased, and by whom; nothing of the person (S18)',
  }),
});

/** The people of a franchisee's restaurants. */
export const restaurantUserQueries = defineQueries('users', {
  ListRestaurantUsers: query({
    ...ofFranchisees,
    path: 'location/user',
    list: true,
    views: ['users'],
    input: listInput(sorts, { ended: wireFlag().optional() }),
    output: z.array(restaurantUserSchema),
    summary:
      'People who share a restaurant with the franchisee, himself among them; `ended`: whose access he ended (R-ACC-11, AMB-76, R-API-44)',
  }),
  GetRestaurantUser: query({
    ...ofFranchisees,
    path: 'location/user/{id}',
    rejections: ['user_not_found'],
    views: ['users'],
    input: z.object({ id }),
    output: restaurantUserSchema,
    summary: 'One of these people (AMB-23, AMB-76)',
  }),
});

/** Version of the confidentiality terms in force; a new version must be accepted again (AMB-10, W22). */
export const legalTermsVersion = '2026-01';

export const userCommands = defineCommands('users', {
  AcceptLegalTerms: command({
    method: 'POST',
    path: 'user/{id}/legal',
    beforeTerms: true,
    changesCaller: true,
    legacyGet: true,
    input: z.object({ id: wireInteger() }),
    output: z.object({ accepted: z.literal(true) }),
    access: everybody({ scope: ofObject, asUser: false }),
    rejections: ['user_not_found'],
    summary: 'Accepts the confidentiality terms for oneself (R-AUT-15)',
  }),
  ChooseFavouriteRestaurant: command({
    method: 'POST',
    path: 'user/favorite',
    input: z.object({ restaurant_id: wireInteger() }),
    output: z.object({ restaurant_id: z.int() }),
    access: only(catalogueReaders, { scope: ofRestaurant('restaurant_id'), asUser: false }),
    summary: 'Remembers the favourite restaurant of the signed-in person (R-ACC-16)',
  }),
  AddPhone: command({
    method: 'POST',
    path: 'user/addPhone',
    input: z.object({ phone: wireText(30).refine(isPhoneNumber, 'phone_not_correct') }),
    output: z.object({ phone: z.string() }),
    access: only(restaurantStaff, { markets: ['PT'], asUser: false }),
    summary: 'Adds a phone to the signed-in person (R-CRT-20, R-API-54)',
  }),
  /** Not in the specification: what the law asks for (GDPR 17). It cannot be undone. */
  EraseUser: provenCommand({
    method: 'POST',
    path: 'user/{id}/erase',
    securityEvent: true,
    input: z.object({ id: wireInteger() }),
    output: z.object({ requested: z.literal(true) }),
    access: only([Role.Administrator]),
    rejections: ['user_not_found', 'cannot_erase_yourself', 'last_administrator'],
    summary: 'Erases the personal data of somebody for ever; their orders stay without a name (S18)',
  }),
});

/** What the demo data and later the user administration send to bring a person in. */
export const registerUserInput = z.object({
  userId: z.int().positive(),
  name: z.string().min(1),
  email: z.email(),
  phone: z.string(),
  role: z.literal([1, 2, 3, 4, 5, 6]),
  active: z.boolean(),
  restaurants: z.array(z.int()),
  /** SHA-256 of the password, 64 hex digits (R-AUT-22). */
  passwordDigest: z.string().regex(/^[0-9a-f]{64}$/),
});
export type RegisterUserInput = z.infer<typeof registerUserInput>;

export const userRejections = defineRejections({
  email_taken: 409,
  user_not_found: 404,
  cannot_erase_yourself: 409,
  /** Run out, used, or replaced by a later one: it can be asked for again (R-AUT-20). */
  password_link_expired: 410,
  /** The link was not made here. */
  password_not_changed: 422,
  password_too_common: 422,
  password_not_new: 422,
  /** The sender has to prove who they are; `by` of the details says with what. */
  proof_required: 422,
  proof_incorrect: 422,
  /** The link of a mail has run out, was used, or was never made here. */
  address_link_expired: 410,
  /** Somebody who also works for restaurants of others: what signs them in is not the franchisee's to change. */
  user_shared: 409,
  /** The own password, asked for again while signed in. */
  password_incorrect: 422,
  /** A code of the device is asked for already. */
  second_factor_enabled: 409,
  /** There is no device to ask for a code. */
  second_factor_missing: 409,
  /** Fields of a person are wrong: `fields` names them with their codes (R-ERR-12). */
  user_incomplete: 422,
  /** Nobody deletes, deactivates or demotes themselves. */
  own_account: 409,
  /** An active administrator must be left. */
  last_administrator: 409,
  /** Franchisees change managers only (AMB-76). */
  user_of_another_role: 409,
  user_not_active: 409,
  /** Ended by an administrator, or the person works for others by now: administrators give it back. */
  access_of_others: 409,
});

/** People who may sign in; one document per user id. */
export const users = defineView('users', {
  personal: true,
  schema: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    type: roleSchema,
    active: z.boolean(),
    /** Kept for a restore; signs in nowhere and is in no list. */
    deleted: z.boolean(),
    locations: z.array(z.int()),
    /** Franchisees who have ended the access to their restaurants, and may give it back (AMB-76). */
    accessEndedBy: z.array(z.int()),
    favourite: z.int().nullable(),
    /** Version of the accepted confidentiality terms, or `null`. */
    legal: z.string().nullable(),
    /** Sessions of an earlier generation have ended, but for the kept one; `null` while none had to (S2). */
    sessionsFrom: z
      .object({
        generation: z.int(),
        at: instant(),
        kept: z.string().nullable(),
        reason: z.enum(generationEndings),
      })
      .nullable(),
    /** Another address that waits for its confirmation, until when; may have run out by now. */
    addressChange: addressChangeSchema,
    /** The sign-in asks for a code of a device as well. */
    secondFactor: z.boolean(),
    /** Revision of the last edit. */
    version: z.int(),
  }),
  filters: {
    type: 'number',
    active: 'flag',
    deleted: 'flag',
    locations: 'number-list',
    accessEndedBy: 'number-list',
  },
  sorts: ['name', 'email', 'type', 'active'],
  indexes: [
    ['deleted', 'name'],
    ['deleted', 'email'],
    ['deleted', 'type'],
    ['deleted', 'active'],
  ],
  text: ['name', 'email'],
});
