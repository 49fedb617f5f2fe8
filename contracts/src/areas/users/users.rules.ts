import { z } from 'zod';
import { Role, restaurantStaff, isPhoneNumber, wireText } from '../../kernel';
import type { addressChangeSchema, sessionEvents } from '../session';
import type {
  addressEvents,
  credentialEvents,
  erasureEvents,
  secondFactorEvents,
  userEvents,
} from './users.events';

/** Seconds. */
export const addressLinkSeconds = 24 * 60 * 60;
/** Seconds; the former address stays reserved. */
export const addressRestoreSeconds = 72 * 60 * 60;

export type AddressChange = z.infer<typeof addressChangeSchema>;

/** `null` once expired. @param at ISO 8601 UTC */
export const openAddressChange = (change: AddressChange, at: string): AddressChange =>
  change !== null && Date.parse(at) < Date.parse(change.until) ? change : null;

const hour = 60 * 60;
/** Seconds (S6). */
export const passwordLinkSeconds = {
  reset: hour,
  restored: 24 * hour,
  invitation: 7 * 24 * hour,
} as const;
export type PasswordLinkPurpose = keyof typeof passwordLinkSeconds;

/** Characters; only the browser has plain text. */
export const minPasswordLength = 10;

/** Per address and window. */
export const passwordLinksAtOnce = 5;
export const passwordLinkWindowMilliseconds = 15 * 60 * 1000;

export const generationEndings = [
  'password-changed',
  'others-ended',
  'second-factor-reset',
  'address-changed',
] as const;

export interface SessionsFrom {
  readonly reason: (typeof generationEndings)[number];
  readonly generation: number;
  /** ISO 8601 UTC. */
  readonly at: string;
  /** Session that continues, or `null`. */
  readonly kept: string | null;
}

interface OpenSession {
  readonly id: string;
  /** `null` without a password, or from before generations. */
  readonly generation: number | null;
  readonly openedAt: string;
}

/** By generation, so that concurrent logins end too (S2). */
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

/** `null`: no entry. */
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
  // Part of the sign-in's entry.
  SessionClosed: null,
  SessionExtended: null,
  // Same as the change beside it.
  RestaurantUserAccessEnded: null,
  RestaurantUserAccessRestored: null,
  // Of an address, not a person (S7).
  LoginFailed: null,
  PasswordLinkRequested: null,
  PasswordLinkWithheld: null,
  // Same as `ActingAsUserStarted`.
  ActingAsUserNoticed: null,
} as const satisfies Record<keyof PersonEvents, HistoryKind | null>;

type KindsOfEvents = typeof kindsOfEvents;

export type HistoryEventType = {
  [N in keyof KindsOfEvents]: KindsOfEvents[N] extends null ? never : N;
}[keyof KindsOfEvents];

export const historyKindOf = Object.fromEntries(
  Object.entries(kindsOfEvents).filter(([, kind]) => kind !== null),
) as { readonly [N in HistoryEventType]: HistoryKind };

/** Form order: R-AUS-04, then roles without restaurants (AMB-25). */
export const offeredRoles: readonly Role[] = [
  Role.Administrator,
  Role.Franchisee,
  Role.Manager,
  Role.Consultant,
  Role.Editor,
  Role.Partner,
];

/** Other roles have no list of restaurants (R-ROL-08). */
export const needsLocation = (role: Role): boolean => restaurantStaff.includes(role);

/** R-ACC-04. Field code: `obligatory_name`. */
export const userNameField = () => wireText(120).refine((name) => name !== '', 'obligatory_name');

const address = z.email();

/** Normalised; the server checks the domain (R-ACC-05). Field code: `obligatory_email`. */
export const userEmailField = () =>
  wireText(254)
    .transform((email) => email.toLowerCase())
    .refine((email) => address.safeParse(email).success, 'obligatory_email');

/** Optional (R-ACC-06, AMB-89). Field code: `phone_not_correct`. */
export const userPhoneField = () =>
  wireText(30).refine((phone) => phone === '' || isPhoneNumber(phone), 'phone_not_correct');
