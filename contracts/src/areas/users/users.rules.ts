import { z } from 'zod';
import {
  anyOf,
  changedFieldSchema,
  day,
  defineQueries,
  defineView,
  instant,
  listInput,
  only,
  query,
  Role,
  roleSchema,
  wireInteger,
  restaurantStaff,
  isPhoneNumber,
  wireText,
} from '../../kernel';
import type { addressChangeSchema, sessionEvents } from '../session';
import type {
  addressEvents,
  credentialEvents,
  erasureEvents,
  secondFactorEvents,
  userEvents,
} from './users.events';

/** Seconds for which the link to another address can be opened. */
export const addressLinkSeconds = 24 * 60 * 60;
/** Seconds for which the address before can be taken back, and is kept from others. */
export const addressRestoreSeconds = 72 * 60 * 60;

/** Another address that its owner has to confirm. */
export type AddressChange = z.infer<typeof addressChangeSchema>;

/** What can still be confirmed at that moment, ISO 8601 UTC. */
export const openAddressChange = (change: AddressChange, at: string): AddressChange =>
  change !== null && Date.parse(at) < Date.parse(change.until) ? change : null;

const hour = 60 * 60;
/** Seconds for which a link lets choose a new password: asked for, after an address was taken back, invited (S6). */
export const passwordLinkSeconds = {
  reset: hour,
  restored: 24 * hour,
  invitation: 7 * 24 * hour,
} as const;
export type PasswordLinkPurpose = keyof typeof passwordLinkSeconds;

/** Least characters of a new password; the browser alone sees it in plain text. */
export const minPasswordLength = 10;

/** Requests for a link under one address within the window that are taken. */
export const passwordLinksAtOnce = 5;
/** Milliseconds for which such a request counts. */
export const passwordLinkWindowMilliseconds = 15 * 60 * 1000;

/** What ends the sessions of an earlier generation. */
export const generationEndings = [
  'password-changed',
  'others-ended',
  'second-factor-reset',
  'address-changed',
] as const;

/** What ended sessions of a person last. */
export interface SessionsFrom {
  readonly reason: (typeof generationEndings)[number];
  readonly generation: number;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** The one that goes on, or `null`. */
  readonly kept: string | null;
}

interface OpenSession {
  readonly id: string;
  /** `null` where it was opened without a password, or before there were generations. */
  readonly generation: number | null;
  readonly openedAt: string;
}

/** Whether a session goes on after that (S2). By generation, so that no login that was under way slips through. */
export function outlives(
  { id, generation, openedAt }: OpenSession,
  from: Omit<SessionsFrom, 'reason'> | null,
): boolean {
  if (from === null || from.kept === id) return true;
  return generation === null ? openedAt >= from.at : generation >= from.generation;
}

type PersonEvents = (typeof userEvents)['events'] &
  (typeof addressEvents)['events'] &
  (typeof credentialEvents)['events'] &
  (typeof secondFactorEvents)['events'] &
  (typeof erasureEvents)['events'] &
  (typeof sessionEvents)['events'];

export const historyKinds = ['account', 'rights', 'security', 'sessions'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Of every event about people and their sessions: what an entry of it is about; `null` for no entry. */
export const kindsOfEvents = {
  UserRegistered: 'account',
  UserProfileChanged: 'account',
  UserPhoneAdded: 'account',
  FavouriteRestaurantChosen: 'account',
  LegalTermsAccepted: 'account',
  LegalTermsReset: 'account',
  UserErasureRequested: 'account',
  PersonalDataErased: 'account',
  UserRoleChanged: 'rights',
  UserRestaurantsChanged: 'rights',
  UserDeactivated: 'rights',
  UserReactivated: 'rights',
  UserDeleted: 'rights',
  UserRestored: 'rights',
  UserAddressChangeRequested: 'security',
  UserAddressChangeCancelled: 'security',
  UserAddressChanged: 'security',
  UserAddressRestored: 'security',
  IdentityProved: 'security',
  PasswordLinkIssued: 'security',
  PasswordChanged: 'security',
  PasswordCheckFailed: 'security',
  OtherSessionsEnded: 'security',
  SecondFactorPrepared: 'security',
  SecondFactorEnabled: 'security',
  RecoveryCodesRenewed: 'security',
  SecondFactorDisabled: 'security',
  SecondFactorReset: 'security',
  LoginSucceeded: 'sessions',
  RestaurantModeStarted: 'sessions',
  RestaurantModeEnded: 'sessions',
  ActingAsUserStarted: 'sessions',
  ActingAsUserEnded: 'sessions',
  // Written into the entry of the sign-in.
  SessionClosed: null,
  SessionExtended: null,
  // The change beside it says the same.
  RestaurantUserAccessEnded: null,
  RestaurantUserAccessRestored: null,
  // Of an address, and not of a person (S7).
  LoginFailed: null,
  PasswordLinkRequested: null,
  PasswordLinkWithheld: null,
  // `ActingAsUserStarted` says the same.
  ActingAsUserNoticed: null,
} as const satisfies Record<keyof PersonEvents, HistoryKind | null>;

type KindsOfEvents = typeof kindsOfEvents;

/** An event that has an entry in the history of a person. */
export type HistoryEventType = {
  [N in keyof KindsOfEvents]: KindsOfEvents[N] extends null ? never : N;
}[keyof KindsOfEvents];

/** Event type → what its entry is about. */
export const historyKindOf = Object.fromEntries(
  Object.entries(kindsOfEvents).filter(([, kind]) => kind !== null),
) as { readonly [N in HistoryEventType]: HistoryKind };

const historyEventTypes = Object.keys(historyKindOf) as HistoryEventType[];

/** How a session was ended; `null` while nothing ended it by itself. */
const endingSchema = z.object({ at: instant(), reason: z.string() }).nullable();

/** What happened to each person: a document for each event, and for each session (X2, S21). */
export const personHistory = defineView('personHistory', {
  personal: true,
  schema: z.object({
    id: z.string(),
    userId: z.int(),
    what: z.enum(historyEventTypes),
    kind: z.enum(historyKinds),
    at: instant(),
    position: z.int(),
    /** `user-12`, `system`, or `anonymous` for who had a link or password and no session. */
    actor: z.string(),
    /** `restaurant-12`, `user-7`; `null` for none. */
    onBehalfOf: z.string().nullable(),
    role: roleSchema,
    /** Empty where it is not known; so are browser and system. */
    network: z.string(),
    browser: z.string(),
    system: z.string(),
    /** More about it: the purpose of a link, who vouched for a sign-in. */
    detail: z.string().nullable(),
    /** The restaurant or person that it is about besides: `restaurant-12`, `user-7`. */
    about: z.string().nullable(),
    /** Fields that it sets; what is sealed of an erased person is not among them (S18). */
    values: z.record(z.string(), z.string()),
    /** Sets something. */
    sets: z.boolean(),
    ended: endingSchema,
  }),
  filters: { userId: 'number', kind: 'text', at: 'text', sets: 'flag' },
  sorts: ['position'],
  indexes: [['userId', 'position']],
});

/** Something that happened to a person's account, rights or sessions. */
export const historyEntrySchema = z.object({
  /** Where it stands in the log: an id of a session is nobody's business. */
  id: z.int(),
  what: z.enum(historyEventTypes),
  kind: z.enum(historyKinds),
  at: instant(),
  by: z.object({
    /** User id; `null` for the portal itself. */
    id: z.int().nullable(),
    /** Empty for the portal, and once that person was erased. */
    name: z.string(),
    role: roleSchema,
  }),
  /** Name of the restaurant or user in whose place it was done. */
  on_behalf_of: z.string().nullable(),
  /** `203.0.113.0/24`; empty where it is not known, as are browser and system. */
  network: z.string(),
  browser: z.string(),
  system: z.string(),
  detail: z.string().nullable(),
  /** Name of the restaurant or person that it is about besides. */
  about: z.string().nullable(),
  /** `role` by its number; `restaurants` that were left and joined, by name. */
  fields: z.array(changedFieldSchema),
  ended: endingSchema,
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const filters = {
  kind: anyOf(z.enum(historyKinds)),
  /** First and last day by the market's calendar. */
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
    summary: 'What happened to a person’s account, rights and sessions: who, when, from where; newest first',
  }),
});

/** Every role, in the order of the form: the four of R-AUS-04, then those without restaurants (AMB-25). */
export const offeredRoles: readonly Role[] = [
  Role.Administrator,
  Role.Franchisee,
  Role.Manager,
  Role.Consultant,
  Role.Editor,
  Role.Partner,
];

/** People who work for restaurants have one at least; the reach of others is not theirs to list (R-ROL-08). */
export const needsLocation = (role: Role): boolean => restaurantStaff.includes(role);

/** The name of a person (R-ACC-04). Field code: `obligatory_name`. */
export const userNameField = () => wireText(120).refine((name) => name !== '', 'obligatory_name');

const address = z.email();

/** An e-mail address in the one spelling that is kept; its domain is for the server (R-ACC-05). Code: `obligatory_email`. */
export const userEmailField = () =>
  wireText(254)
    .transform((email) => email.toLowerCase())
    .refine((email) => address.safeParse(email).success, 'obligatory_email');

/** Empty, or a phone number (R-ACC-06, AMB-89). Code: `phone_not_correct`. */
export const userPhoneField = () =>
  wireText(30).refine((phone) => phone === '' || isPhoneNumber(phone), 'phone_not_correct');
