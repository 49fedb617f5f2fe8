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
  changedFieldSchema,
  day,
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
import { addressEvents, erasureEvents, secondFactorEvents, userEvents } from './users.events';
import { addressChangeSchema } from '../session';
import { newPasswordRefusals } from './account.contract';
import {
  generationEndings,
  historyKindOf,
  historyKinds,
  type HistoryEventType,
  userEmailField,
  userNameField,
  userPhoneField,
} from './users.rules';

export const userRejections = defineRejections({
  email_taken: 409,
  user_not_found: 404,
  cannot_erase_yourself: 409,
  /** Expired, used or replaced (R-AUT-20). */
  password_link_expired: 410,
  /** Forged link. */
  password_not_changed: 422,
  password_too_common: 422,
  password_not_new: 422,
  /** `details.by`: password or code. */
  proof_required: 422,
  proof_incorrect: 422,
  /** Expired, used or forged. */
  address_link_expired: 410,
  /** Works for others too: credentials are read-only. */
  user_shared: 409,
  password_incorrect: 422,
  second_factor_enabled: 409,
  second_factor_missing: 409,
  /** `fields`: field → code (R-ERR-12). */
  user_incomplete: 422,
  /** No deletion, deactivation or demotion of oneself. */
  own_account: 409,
  /** One active administrator must remain. */
  last_administrator: 409,
  /** Managers only (AMB-76). */
  user_of_another_role: 409,
  user_not_active: 409,
  /** Only administrators can restore it. */
  access_of_others: 409,
});

/** Above the number in a market. */
const maxLocations = 1000;

/** Comma-separated or array, each once (R-AUS-10). */
const locationsField = () =>
  wireCommaList(wireInteger().pipe(z.int().positive()), maxLocations).transform((ids) => [...new Set(ids)]);

/** SHA-256, 64 hex digits (R-AUT-22). */
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

export const userAdministrationCommands = defineCommands('users', {
  AddUser: provenCommand({
    ...common,
    path: 'user/add',
    repeatWindowSeconds,
    input: z.object({ ...content, password: passwordField() }),
    secretInputs: ['password'],
    rejections: ['user_incomplete', 'email_taken', 'password_too_common'],
    summary: 'Adds a person; invites them unless a password is given (R-AUS-02, R-AUS-04…08, R-API-48)',
  }),
  UpdateUser: provenCommand({
    ...common,
    path: 'user/{id}/update',
    /** Edited `version`; a later one is a conflict (R4). Without `active` it stays. */
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
    summary: 'Deletes a person; ends sessions and frees the e-mail address (R-API-47, AMB-55, AMB-75)',
  }),
  RestoreUser: command({
    ...common,
    path: 'user/{id}/restore',
    input: ofUser,
    rejections: ['user_not_found', 'email_taken'],
    summary: 'Restores a person, unless the address is taken (U5, AMB-75)',
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
    summary: 'Mails a person the invitation again (R-ACC-17)',
  }),
  ResetSecondFactor: provenCommand({
    ...common,
    path: 'user/{id}/second-factor/reset',
    input: ofUser,
    rejections: ['user_not_found', 'own_account', 'second_factor_missing'],
    summary: 'Disables another person’s second factor and ends their sessions (S4, S2)',
  }),
});

const ofColleagues = only([Role.Franchisee], { scope: ofObject });
const shared = { ...common, access: ofColleagues } as const;

/** Managers only: no role in the input (AMB-76). */
export const restaurantUserCommands = defineCommands('users', {
  AddRestaurantUser: command({
    ...shared,
    path: 'location/user/add',
    repeatWindowSeconds,
    input: z.object({ ...profile, locations: locationsField() }),
    rejections: ['user_incomplete', 'email_taken'],
    summary: 'Adds and invites a manager for the caller’s restaurants (R-ACC-11, R-ACC-12, R-API-50)',
  }),
  UpdateRestaurantUser: provenCommand({
    ...shared,
    path: 'location/user/{id}/update',
    input: z.object({ ...profile, locations: locationsField(), id, version }),
    rejections: ['user_not_found', 'user_of_another_role', 'user_shared', 'user_incomplete', 'email_taken'],
    summary:
      'Changes a manager; restaurants of other franchisees are unaffected (R-ACC-11, AMB-76, R-API-51)',
  }),
  EndRestaurantUserAccess: command({
    ...shared,
    path: 'location/user/{id}/end-access',
    input: z.object({ id, version }),
    rejections: ['user_not_found', 'user_of_another_role'],
    summary:
      'Ends a manager’s access: deactivates them, or removes the caller’s restaurants if they have others (R-ACC-11, AMB-76)',
  }),
  RestoreRestaurantUserAccess: command({
    ...shared,
    path: 'location/user/{id}/restore-access',
    input: z.object({ id, version }),
    rejections: ['user_not_found', 'user_of_another_role', 'access_of_others'],
    summary: 'Restores an access that the caller ended (U5, AMB-76)',
  }),
});

/** A new version must be accepted again (AMB-10, W22). */
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
    summary: 'Accepts the confidentiality terms for the caller (R-AUT-15)',
  }),
  ChooseFavouriteRestaurant: command({
    method: 'POST',
    path: 'user/favorite',
    input: z.object({ restaurant_id: wireInteger() }),
    output: z.object({ restaurant_id: z.int() }),
    access: only(catalogueReaders, { scope: ofRestaurant('restaurant_id'), asUser: false }),
    summary: 'Sets the caller’s favourite restaurant (R-ACC-16)',
  }),
  AddPhone: command({
    method: 'POST',
    path: 'user/addPhone',
    input: z.object({ phone: wireText(30).refine(isPhoneNumber, 'phone_not_correct') }),
    output: z.object({ phone: z.string() }),
    access: only(restaurantStaff, { markets: ['PT'], asUser: false }),
    summary: 'Adds a phone to the caller’s account (R-CRT-20, R-API-54)',
  }),
  /** GDPR 17; not in the specification. Irreversible. */
  EraseUser: provenCommand({
    method: 'POST',
    path: 'user/{id}/erase',
    securityEvent: true,
    input: z.object({ id: wireInteger() }),
    output: z.object({ requested: z.literal(true) }),
    access: only([Role.Administrator]),
    rejections: ['user_not_found', 'cannot_erase_yourself', 'last_administrator'],
    summary: 'Erases a person’s data irreversibly; their orders stay without a name (S18)',
  }),
});

/** For demo data and administration. */
export const registerUserInput = z.object({
  userId: z.int().positive(),
  name: z.string().min(1),
  email: z.email(),
  phone: z.string(),
  role: z.literal([1, 2, 3, 4, 5, 6]),
  active: z.boolean(),
  restaurants: z.array(z.int()),
  /** SHA-256, 64 hex digits (R-AUT-22). */
  passwordDigest: z.string().regex(/^[0-9a-f]{64}$/),
});
export type RegisterUserInput = z.infer<typeof registerUserInput>;

const flag = z.literal([0, 1]);

/** R-ENT-01. Never a password or its hash. */
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
  /** Send back (R4). */
  version: z.int(),
  address_change: addressChangeSchema,
});
export type UserRecord = z.infer<typeof userRecordSchema>;

export const administeredUserSchema = userRecordSchema.extend({
  /** Same order as `locations`. */
  restaurants: z.array(z.string()),
  second_factor: flag,
  /** Of an open session; `null` without one. */
  last_seen: instant().nullable(),
});
export type AdministeredUser = z.infer<typeof administeredUserSchema>;

/** Without a shared restaurant: id, name and role only. */
export const restaurantUserSchema = userRecordSchema.extend({
  /** Also works for others: contact data is read-only. */
  shared: flag,
  ended: flag,
});
export type RestaurantUser = z.infer<typeof restaurantUserSchema>;
const sorts = ['name', 'email', 'type', 'active'] as const;
const personal = { method: 'GET', securityEvent: true } as const;
const ofAdministrators = { ...personal, access: only([Role.Administrator]) } as const;
const ofFranchisees = { ...personal, access: only([Role.Franchisee], { scope: ofObject }) } as const;

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
    summary: 'People of the market by text, role, restaurant and activity (R-AUS-01…03, R-API-45)',
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
      /** `null` without a request. */
      requested_at: instant().nullable(),
      /** User id; name while known. */
      requested_by: z.int(),
      requested_by_name: z.string(),
      /** `null` until the key is destroyed. */
      erased_at: instant().nullable(),
    }),
    summary: 'Proof of an erasure: author and time, without personal data (S18)',
  }),
});

export const restaurantUserQueries = defineQueries('users', {
  ListRestaurantUsers: query({
    ...ofFranchisees,
    path: 'location/user',
    list: true,
    views: ['users'],
    input: listInput(sorts, { ended: wireFlag().optional() }),
    output: z.array(restaurantUserSchema),
    summary:
      'People who share a restaurant with the franchisee, including the franchisee; `ended`: access ended by the franchisee (R-ACC-11, AMB-76, R-API-44)',
  }),
  GetRestaurantUser: query({
    ...ofFranchisees,
    path: 'location/user/{id}',
    rejections: ['user_not_found'],
    views: ['users'],
    input: z.object({ id }),
    output: restaurantUserSchema,
    summary: 'A person who shares a restaurant with the franchisee (AMB-23, AMB-76)',
  }),
});

const historyEventTypes = Object.keys(historyKindOf) as HistoryEventType[];

/** `null` while open. */
const endingSchema = z.object({ at: instant(), reason: z.string() }).nullable();

export const historyEntrySchema = z.object({
  /** Log position: session ids are secret. */
  id: z.int(),
  what: z.enum(historyEventTypes),
  kind: z.enum(historyKinds),
  at: instant(),
  by: z.object({
    /** `null`: the system. */
    id: z.int().nullable(),
    /** Empty for the system and after erasure. */
    name: z.string(),
    role: roleSchema,
  }),
  /** Name of the restaurant or user acted for. */
  on_behalf_of: z.string().nullable(),
  /** `203.0.113.0/24`; empty if unknown, like browser and system. */
  network: z.string(),
  browser: z.string(),
  system: z.string(),
  detail: z.string().nullable(),
  about: z.string().nullable(),
  /** `role` as number; `restaurants` left and joined, by name. */
  fields: z.array(changedFieldSchema),
  ended: endingSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const filters = {
  kind: anyOf(z.enum(historyKinds)),
  /** Market's calendar. */
  from: day().optional(),
  to: day().optional(),
};

export const personHistoryQueries = defineQueries('users', {
  ListPersonHistory: query({
    method: 'GET',
    path: 'user/{id}/history',
    list: true,
    securityEvent: true,
    access: only([Role.Administrator]),
    rejections: ['user_not_found'],
    views: ['personHistory', 'users', 'restaurants'],
    input: listInput(['-at'], filters)
      .omit({ sort: true, q: true })
      .extend({ id: wireInteger().pipe(z.int().positive()) }),
    output: z.array(historyEntrySchema),
    summary: 'History of a person’s account, rights and sessions, newest first',
  }),
});

/** By user id: numbers and times only (S18). */
export const erasures = defineView('erasures', {
  schema: z.object({
    id: z.int(),
    requestedAt: instant(),
    /** The administrator. */
    requestedBy: z.int(),
    erasedAt: instant().nullable(),
  }),
  filters: {},
  sorts: [],
});

/** By user id. */
export const users = defineView('users', {
  personal: true,
  schema: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    type: roleSchema,
    active: z.boolean(),
    /** For a restore; cannot sign in, in no list. */
    deleted: z.boolean(),
    locations: z.array(z.int()),
    /** Franchisees who may restore it (AMB-76). */
    accessEndedBy: z.array(z.int()),
    favourite: z.int().nullable(),
    /** Accepted version, or `null`. */
    legal: z.string().nullable(),
    /** Ended earlier generations, but for the kept session (S2). */
    sessionsFrom: z
      .object({
        generation: z.int(),
        at: instant(),
        kept: z.string().nullable(),
        reason: z.enum(generationEndings),
      })
      .nullable(),
    addressChange: addressChangeSchema,
    secondFactor: z.boolean(),
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

/** One document per event and per session (X2, S21). */
export const personHistory = defineView('personHistory', {
  personal: true,
  schema: z.object({
    id: z.string(),
    userId: z.int(),
    what: z.enum(historyEventTypes),
    kind: z.enum(historyKinds),
    at: instant(),
    position: z.int(),
    /** `user-12`, `system`, or `anonymous` (link or password, no session). */
    actor: z.string(),
    /** `restaurant-12`, `user-7`; `null` for none. */
    onBehalfOf: z.string().nullable(),
    role: roleSchema,
    /** Empty if unknown, like browser and system. */
    network: z.string(),
    browser: z.string(),
    system: z.string(),
    /** Purpose of a link, or identity provider. */
    detail: z.string().nullable(),
    /** `restaurant-12`, `user-7` */
    about: z.string().nullable(),
    /** Fields set; sealed ones go with an erasure (S18). */
    values: z.record(z.string(), z.string()),
    sets: z.boolean(),
    ended: endingSchema,
  }),
  filters: { userId: 'number', kind: 'text', at: 'text', sets: 'flag' },
  sorts: ['position'],
  indexes: [['userId', 'position']],
});

export const userPushes = definePushes(
  'users',
  [userEvents, addressEvents, secondFactorEvents, erasureEvents],
  {
    /** Lists and histories (R14); lists reload under their own rights. */
    UsersChanged: {
      key: 'userId',
      to: {
        userAdministrators: [
          'UserRegistered',
          'UserProfileChanged',
          'UserAddressChangeRequested',
          'UserAddressChangeCancelled',
          'UserAddressChanged',
          'UserAddressRestored',
          'UserRoleChanged',
          'UserRestaurantsChanged',
          'UserDeactivated',
          'UserReactivated',
          'RestaurantUserAccessEnded',
          'RestaurantUserAccessRestored',
          'UserDeleted',
          'UserRestored',
          'LegalTermsReset',
          'SecondFactorReset',
          'UserErasureRequested',
          'PersonalDataErased',
        ],
      },
      refresh: [
        'ListUsers',
        'GetUser',
        'GetErasure',
        'ListPersonHistory',
        'ListRestaurantUsers',
        'GetRestaurantUser',
        'ListRecordHistory',
      ],
    },
    /** To full administrators: a change outside of lists. */
    PersonHistoryChanged: { payload: { userId: z.int() }, refresh: ['ListPersonHistory'] },
  },
);
