import { Role } from '@portal/contracts';
import { type HistoryEventType, userPushes } from '@portal/contracts/areas/users';
import { toFullAdministrators } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';
import { type PersonEvent, personsIn } from './person-history.projection';

/** Administrators of people: all, or of their restaurants. */
const toThoseWhoAdminister = [{ role: Role.Administrator }, { role: Role.Franchisee }];

interface OfPerson {
  readonly data: { readonly userId: number };
  readonly position: number;
}

/** Lists of people and histories (R14). */
const changed = ({ data: { userId }, position }: OfPerson) => [
  { name: 'UsersChanged' as const, payload: { userId, position }, to: toThoseWhoAdminister },
];

/** Histories only. */
const historyChanged = (event: Parameters<typeof personsIn>[0] & { readonly position: number }) =>
  personsIn(event).map((userId) => ({
    name: 'PersonHistoryChanged' as const,
    payload: { userId, position: event.position },
    to: toFullAdministrators,
  }));

export const userPushRules = definePushRules<PersonEvent, typeof userPushes>(userPushes, {
  UserRegistered: changed,
  UserProfileChanged: changed,
  UserAddressChangeRequested: changed,
  UserAddressChangeCancelled: changed,
  UserAddressChanged: changed,
  UserAddressRestored: changed,
  UserRoleChanged: changed,
  UserRestaurantsChanged: changed,
  UserDeactivated: changed,
  UserReactivated: changed,
  RestaurantUserAccessEnded: changed,
  RestaurantUserAccessRestored: changed,
  UserDeleted: changed,
  UserRestored: changed,
  LegalTermsReset: changed,
  SecondFactorReset: changed,
  UserErasureRequested: changed,
  PersonalDataErased: changed,
  UserPhoneAdded: historyChanged,
  FavouriteRestaurantChosen: historyChanged,
  LegalTermsAccepted: historyChanged,
  PasswordLinkIssued: historyChanged,
  PasswordChanged: historyChanged,
  PasswordCheckFailed: historyChanged,
  IdentityProved: historyChanged,
  OtherSessionsEnded: historyChanged,
  SecondFactorPrepared: historyChanged,
  SecondFactorEnabled: historyChanged,
  RecoveryCodesRenewed: historyChanged,
  SecondFactorDisabled: historyChanged,
  LoginSucceeded: historyChanged,
  RestaurantModeStarted: historyChanged,
  RestaurantModeEnded: historyChanged,
  ActingAsUserStarted: historyChanged,
  ActingAsUserEnded: historyChanged,
  SessionClosed: historyChanged,
} satisfies Record<HistoryEventType, unknown> & Record<string, unknown>);
