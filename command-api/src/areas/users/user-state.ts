import type { EventOf, Role } from '@portal/contracts';
import type { addressEvents, userEvents } from '@portal/contracts/areas/users';
import type { Evolutions } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import {
  credentialEvolutions,
  type CredentialEvent,
  type Credentials,
  noCredentials,
  withGeneration,
  withoutLink,
} from './credentials-state';

export type UserEvent = EventOf<typeof userEvents> | EventOf<typeof addressEvents> | CredentialEvent;

/** Unconfirmed address. */
export interface AddressRequest {
  readonly changeId: string;
  readonly email: string;
  /** User id. */
  readonly requestedBy: number;
  /** ISO 8601 UTC. */
  readonly expiresAt: string;
}

/** Restorable, and reserved until then. */
export interface FormerAddress {
  readonly email: string;
  readonly claim: number;
  /** ISO 8601 UTC. */
  readonly until: string;
}

export interface User {
  readonly userId: number;
  readonly role: Role;
  readonly active: boolean;
  readonly deleted: boolean;
  readonly restaurants: readonly number[];
  /** `null`: invited without a password, or erased. */
  readonly passwordRecord: string | null;
  readonly credentials: Credentials;
  readonly acceptedTerms: string | null;
  readonly favourite: number | null;
  /** Restaurants removed by each franchisee; empty if deactivated. */
  readonly accessEnds: PersistentMap<number, readonly number[]>;
  /** Number of addresses taken: the reservation claim (R5). */
  readonly addressClaims: number;
  /** Had a password or accepted the terms: new addresses need confirmation. */
  readonly hasEntered: boolean;
  readonly addressRequest: AddressRequest | null;
  /** By claim. */
  readonly formerAddresses: PersistentMap<number, FormerAddress>;
  /** Empty once erased, like address and phone. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const noProfile = { name: '', email: '', phone: '' };

/** Favourite, if still among the person's restaurants (R-ACC-16). */
const validFavourite = ({ favourite }: User, restaurants: readonly number[]) =>
  favourite !== null && restaurants.includes(favourite) ? favourite : null;

/** Next claim; voids mailed links. */
const withAddress = (user: User, email: string, change: Partial<User>): User => ({
  ...withoutLink(user),
  email,
  addressRequest: null,
  addressClaims: user.addressClaims + 1,
  ...change,
});

const addressEvolutions: Evolutions<User | null, EventOf<typeof addressEvents>> = {
  UserAddressChangeRequested: (user, { data: { changeId, requestedBy, expiresAt }, personal: { value } }) =>
    user && {
      ...user,
      addressRequest: value === null ? null : { changeId, email: value.email, requestedBy, expiresAt },
    },
  UserAddressChangeCancelled: (user) => user && { ...user, addressRequest: null },
  UserAddressChanged: (user, { data: { claim, generation, restoreUntil: until }, personal }) =>
    user &&
    withGeneration(
      withAddress(user, personal.value?.email ?? '', {
        formerAddresses: user.formerAddresses.with(claim, { email: user.email, claim, until }),
      }),
      generation,
    ),
  // Later addresses came from an account takeover: not restorable.
  UserAddressRestored: (user, { data: { claim, generation }, personal }) =>
    user &&
    withGeneration(
      withAddress(user, personal.value?.email ?? '', {
        passwordRecord: null,
        formerAddresses: PersistentMap.of([...user.formerAddresses].filter(([former]) => former < claim)),
      }),
      generation,
    ),
};

const passwordEvolutions = credentialEvolutions<User>();

/** `null` until registered. */
export const userEvolutions: Evolutions<User | null, UserEvent> = {
  ...passwordEvolutions,
  ...addressEvolutions,
  PasswordChanged: (user, event) => {
    const changed = passwordEvolutions.PasswordChanged(user, event);
    return changed && { ...changed, hasEntered: true };
  },
  UserRegistered: (_none, { data, personal }) => ({
    ...data,
    ...noProfile,
    ...personal.value,
    deleted: false,
    passwordRecord: personal.value?.passwordRecord ?? null,
    hasEntered: typeof personal.value?.passwordRecord === 'string',
    addressRequest: null,
    formerAddresses: PersistentMap.of(),
    credentials: noCredentials,
    acceptedTerms: null,
    favourite: null,
    accessEnds: PersistentMap.of(),
    addressClaims: 0,
  }),
  // Links to the former address are void.
  UserProfileChanged: (user, { personal }) =>
    user && {
      ...(personal.value?.email === user.email ? user : withoutLink(user)),
      ...noProfile,
      ...personal.value,
      // Unknown if erased: all addresses are given up.
      addressClaims: user.addressClaims + (personal.value?.email === user.email ? 0 : 1),
    },
  UserRoleChanged: (user, { data }) => user && { ...user, role: data.role },
  UserRestaurantsChanged: (user, { data: { restaurants } }) =>
    user && { ...user, restaurants, favourite: validFavourite(user, restaurants) },
  UserDeactivated: (user) => user && { ...withoutLink(user), active: false },
  UserReactivated: (user) => user && { ...user, active: true },
  RestaurantUserAccessEnded: (user, { data: { endedBy, restaurants } }) =>
    user && { ...user, accessEnds: user.accessEnds.with(endedBy, restaurants) },
  RestaurantUserAccessRestored: (user, { data: { endedBy } }) =>
    user && { ...user, accessEnds: user.accessEnds.without(endedBy) },
  UserDeleted: (user) =>
    user && {
      ...withoutLink(user),
      deleted: true,
      addressRequest: null,
      formerAddresses: PersistentMap.of(),
    },
  UserRestored: (user) => user && { ...user, deleted: false, addressClaims: user.addressClaims + 1 },
  LegalTermsReset: (user) => user && { ...user, acceptedTerms: null },
  LegalTermsAccepted: (user, { data }) =>
    user && { ...user, hasEntered: true, acceptedTerms: data.termsVersion },
  UserPhoneAdded: (user, { personal }) => user && { ...user, phone: personal.value?.phone ?? '' },
  FavouriteRestaurantChosen: (user, { data }) => user && { ...user, favourite: data.restaurantId },
};
