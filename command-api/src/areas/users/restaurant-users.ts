import { reject, type Rejection, Role } from '@portal/contracts';
import type { restaurantUserCommands } from '@portal/contracts/areas/users';
import type { CommandFor, Decisions } from '@portal/platform/decider/decider';
import {
  askedBy,
  type ChangeFacts,
  changesOf,
  hasChangedSince,
  registered,
  roleRefusal,
  userNotFound,
} from './administration';
import type { User, UserEvent } from './user-state';

type Commands = typeof restaurantUserCommands;

/** Current ones; may be fewer than in the session. */
interface Own {
  readonly own: readonly number[];
}
/** Without deleted ones, which keep their people. */
interface Shown extends Own {
  readonly shown: readonly number[];
}

export type RestaurantUserCommands = {
  AddRestaurantUser: CommandFor<Commands['AddRestaurantUser'], Own, { readonly id: number }>;
  UpdateRestaurantUser: CommandFor<Commands['UpdateRestaurantUser'], Shown & ChangeFacts>;
  EndRestaurantUserAccess: CommandFor<Commands['EndRestaurantUserAccess'], Own>;
  RestoreRestaurantUserAccess: CommandFor<Commands['RestoreRestaurantUserAccess'], Own>;
};

/** Logged as an attack: forms offer own restaurants only (W7, S21). */
const foreign = reject('forbidden', { fields: { locations: 'restaurant_not_yours' } });

const isSubset = (ids: readonly number[], of: readonly number[]) => ids.every((id) => of.includes(id));

const ofAnotherRole = reject('user_of_another_role');

const shares = (user: User | null, own: readonly number[]): user is User =>
  user !== null && !user.deleted && user.restaurants.some((id) => own.includes(id));

/** Other people look missing. */
export function colleagueRefusal(user: User | null, own: readonly number[]): Rejection | null {
  if (!shares(user, own)) return userNotFound;
  return user.role === Role.Manager ? null : ofAnotherRole;
}

/**
 * Sign-in data of people who also work for others is off limits.
 * @param changed profile fields
 */
export function sharedRefusal(
  user: User,
  own: readonly number[],
  changed: readonly string[] = [],
): Rejection | null {
  if (isSubset(user.restaurants, own)) return null;
  return reject('user_shared', { fields: Object.fromEntries(changed.map((name) => [name, 'user_shared'])) });
}

const profileFields = ['name', 'email', 'phone'] as const;

/** Restaurants not shown in the form stay (AMB-76). */
const withUnseen = (user: User, shown: readonly number[], chosen: readonly number[]) => [
  ...user.restaurants.filter((id) => !shown.includes(id) && !chosen.includes(id)),
  ...chosen,
];

const endedByOthers = reject('access_of_others');

/** `null` if not the franchisee's decision. */
function withAccessBack(user: User, taken: readonly number[], own: readonly number[]): User | null {
  if (taken.length === 0) return isSubset(user.restaurants, own) ? { ...user, active: true } : null;
  const back = taken.filter((id) => own.includes(id) && !user.restaurants.includes(id));
  return back.length === 0 ? null : { ...user, restaurants: [...user.restaurants, ...back] };
}

/** Roles stay (R-ACC-12, W7). */
export const restaurantUserDecisions: Decisions<User | null, RestaurantUserCommands, UserEvent> = {
  AddRestaurantUser: ({ input, facts, at, commandId: linkId }, user) => {
    if (user) return [];
    const { name, email, phone, locations: restaurants } = input;
    if (!isSubset(restaurants, facts.own)) return foreign;
    const requested = { name, email, phone, restaurants, role: Role.Manager, active: true };
    return (
      roleRefusal(requested) ??
      (({ id }: { readonly id: number }) => registered({ id, at, linkId }, requested, null))
    );
  },

  UpdateRestaurantUser: (command, user) => {
    const { input, facts } = command;
    const stranger = colleagueRefusal(user, facts.own);
    if (user === null || stranger) return stranger ?? userNotFound;
    const { name, email, phone, locations } = input;
    if (!isSubset(locations, facts.own)) return foreign;
    const changed = profileFields.filter((field) => input[field] !== user[field]);
    const shared = changed.length > 0 ? sharedRefusal(user, facts.own, changed) : null;
    if (shared) return shared;
    const { role, active } = user;
    const refusal = roleRefusal({ role, restaurants: locations });
    if (refusal) return refusal;
    if (hasChangedSince(facts, user)) return reject('conflict');
    const restaurants = withUnseen(user, facts.shown, locations);
    return changesOf(user, { name, email, phone, restaurants, role, active }, askedBy(command));
  },

  EndRestaurantUserAccess: (command, user) => {
    const { own } = command.facts;
    const { userId: endedBy } = command.actor;
    if (!shares(user, own)) return userNotFound;
    if (user.role !== Role.Manager) return ofAnotherRole;
    const ofOthers = user.restaurants.filter((id) => !own.includes(id));
    const isShared = ofOthers.length > 0;
    if (!isShared && !user.active) return [];
    const restaurants = isShared ? user.restaurants.filter((id) => own.includes(id)) : [];
    return [
      { type: 'RestaurantUserAccessEnded', data: { userId: user.userId, endedBy, restaurants } },
      ...changesOf(
        user,
        isShared ? { ...user, restaurants: ofOthers } : { ...user, active: false },
        askedBy(command),
      ),
    ];
  },

  RestoreRestaurantUserAccess: (command, user) => {
    const { actor } = command;
    const { own } = command.facts;
    const taken = user?.accessEnds.get(actor.userId);
    if (!user || user.deleted || (!taken && !shares(user, own))) return userNotFound;
    if (user.role !== Role.Manager) return ofAnotherRole;
    if (!taken) return user.active ? [] : endedByOthers;
    const requested = withAccessBack(user, taken, own);
    return requested ? changesOf(user, requested, askedBy(command)) : endedByOthers;
  },
};
