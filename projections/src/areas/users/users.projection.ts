import type { EventOf } from '@portal/contracts';
import {
  type addressEvents,
  type credentialEvents,
  type secondFactorEvents,
  type erasureEvents,
  type SessionsFrom,
  type userEvents,
  users,
} from '@portal/contracts/areas/users';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type UserEvent =
  | EventOf<typeof userEvents>
  | EventOf<typeof addressEvents>
  | EventOf<typeof erasureEvents>
  | EventOf<typeof credentialEvents>
  | EventOf<typeof secondFactorEvents>;

interface EndedSessions {
  readonly data: { readonly generation: number; readonly keptSession: string | null };
  readonly metadata: { readonly at: string };
}

const endedBy = (
  reason: SessionsFrom['reason'],
  { data: { generation, keptSession }, metadata: { at } }: EndedSessions,
) => ({ sessionsFrom: { generation, at, kept: keptSession, reason } });

const movedBy = (
  event: EndedSessions & {
    readonly personal: { readonly value: { readonly email: string } | null };
    readonly revision: number;
  },
) => ({
  ...endedBy('address-changed', event),
  email: event.personal.value?.email ?? '',
  addressChange: null,
  version: event.revision,
});

const byUser = keyedBy('userId');

/** Empty for erased people (S18). */
const noProfile = { name: '', email: '', phone: '' };

/** Favourite, if still among the person's restaurants (R-ACC-16). */
const validFavourite = (favourite: number | null, restaurants: readonly number[]) =>
  favourite !== null && restaurants.includes(favourite) ? favourite : null;

/** Erased people keep only their id. */
export const usersProjection = defineProjection<UserEvent, typeof users>(users, {
  UserRegistered: {
    id: byUser,
    apply: (_none, { data, personal, revision: version }) => ({
      name: personal.value?.name ?? '',
      email: personal.value?.email ?? '',
      phone: personal.value?.phone ?? '',
      id: data.userId,
      type: data.role,
      active: data.active,
      deleted: false,
      locations: data.restaurants,
      accessEndedBy: [],
      favourite: null,
      legal: null,
      sessionsFrom: null,
      addressChange: null,
      secondFactor: false,
      version,
    }),
  },
  UserProfileChanged: {
    id: byUser,
    apply: patch((_user, { personal, revision: version }) => ({
      ...noProfile,
      ...personal.value,
      version,
    })),
  },
  UserAddressChangeRequested: {
    id: byUser,
    apply: patch((_user, { data: { expiresAt }, personal: { value } }) => ({
      addressChange: value && { email: value.email, until: expiresAt },
    })),
  },
  UserAddressChangeCancelled: { id: byUser, apply: patch(() => ({ addressChange: null })) },
  UserAddressChanged: { id: byUser, apply: patch((_user, event) => movedBy(event)) },
  UserAddressRestored: { id: byUser, apply: patch((_user, event) => movedBy(event)) },
  UserRoleChanged: {
    id: byUser,
    apply: patch((_user, { data, revision: version }) => ({ type: data.role, version })),
  },
  UserRestaurantsChanged: {
    id: byUser,
    apply: patch(({ favourite }, { data: { restaurants }, revision: version }) => ({
      locations: restaurants,
      favourite: validFavourite(favourite, restaurants),
      version,
    })),
  },
  UserDeactivated: {
    id: byUser,
    apply: patch((_user, { revision: version }) => ({ active: false, version })),
  },
  UserReactivated: {
    id: byUser,
    apply: patch((_user, { revision: version }) => ({ active: true, version })),
  },
  RestaurantUserAccessEnded: {
    id: byUser,
    apply: patch(({ accessEndedBy }, { data: { endedBy } }) => ({
      accessEndedBy: [...accessEndedBy.filter((id) => id !== endedBy), endedBy],
    })),
  },
  RestaurantUserAccessRestored: {
    id: byUser,
    apply: patch(({ accessEndedBy }, { data: { endedBy } }) => ({
      accessEndedBy: accessEndedBy.filter((id) => id !== endedBy),
    })),
  },
  UserDeleted: {
    id: byUser,
    apply: patch((_user, { revision: version }) => ({ addressChange: null, deleted: true, version })),
  },
  UserRestored: { id: byUser, apply: patch((_user, { revision: version }) => ({ deleted: false, version })) },
  PasswordChanged: { id: byUser, apply: patch((_user, event) => endedBy('password-changed', event)) },
  OtherSessionsEnded: { id: byUser, apply: patch((_user, event) => endedBy('others-ended', event)) },
  SecondFactorReset: {
    id: byUser,
    apply: patch((_user, event) => ({ secondFactor: false, ...endedBy('second-factor-reset', event) })),
  },
  SecondFactorEnabled: { id: byUser, apply: patch(() => ({ secondFactor: true })) },
  SecondFactorDisabled: { id: byUser, apply: patch(() => ({ secondFactor: false })) },
  LegalTermsReset: { id: byUser, apply: patch(() => ({ legal: null })) },
  LegalTermsAccepted: { id: byUser, apply: patch((_user, { data }) => ({ legal: data.termsVersion })) },
  UserPhoneAdded: {
    id: byUser,
    apply: patch((_user, { personal }) => ({ phone: personal.value?.phone ?? '' })),
  },
  FavouriteRestaurantChosen: {
    id: byUser,
    apply: patch((_user, { data }) => ({ favourite: data.restaurantId })),
  },
  // Hidden and locked out from here on (S18).
  UserErasureRequested: {
    id: byUser,
    apply: patch(() => ({ ...noProfile, addressChange: null, active: false, deleted: true })),
  },
});
