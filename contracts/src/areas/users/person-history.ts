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
} from '../../kernel';
import type { addressEvents } from './address.events';
import type { sessionEvents } from '../session';
import type { credentialEvents } from './credentials.events';
import type { erasureEvents } from './erasure.events';
import type { secondFactorEvents } from './second-factor.events';
import type { userEvents } from './users.events';

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
