import { isDeepStrictEqual } from 'node:util';
import {
  isAdministrator as isAdministratorRole,
  reject,
  type Rejection,
  Role,
  userIdOf,
} from '@portal/contracts';
import { needsLocation, type userAdministrationCommands } from '@portal/contracts/areas/users';
import type { Actor, Command, CommandFor, Decisions } from '@portal/platform/decider/decider';
import { addressChangeRequested, type Asking, openRequestOf } from './address-request';
import { passwordChanged, passwordLinkIssued } from './credentials';
import { secondFactorReset } from './second-factor';
import type { User, UserEvent } from './user-state';

type Commands = typeof userAdministrationCommands;

/** State at reservation time; a changed one needs a new decision. */
export interface SeenUser {
  readonly addressClaims: number;
  readonly hasEntered: boolean;
  readonly isAdministrator: boolean;
}
export interface ChangeFacts {
  readonly seen: SeenUser;
  readonly passwordRecord: string | null;
}
interface AddFacts {
  readonly passwordRecord: string | null;
}

export type AdministrationCommands = {
  AddUser: CommandFor<Commands['AddUser'], AddFacts, { readonly id: number }>;
  UpdateUser: CommandFor<Commands['UpdateUser'], ChangeFacts>;
  DeleteUser: CommandFor<Commands['DeleteUser'], ChangeFacts>;
  RestoreUser: CommandFor<Commands['RestoreUser'], ChangeFacts>;
  ResetLegalTerms: CommandFor<Commands['ResetLegalTerms'], ChangeFacts>;
  SendInvitation: CommandFor<Commands['SendInvitation'], ChangeFacts>;
  ResetSecondFactor: CommandFor<Commands['ResetSecondFactor']>;
};

export const userNotFound = reject('user_not_found');
const editConflict = reject('conflict');
const incomplete = (fields: Readonly<Record<string, string>>) => reject('user_incomplete', { fields });

export const isActiveAdministrator = ({ role, active, deleted }: Pick<User, 'role' | 'active' | 'deleted'>) =>
  role === Role.Administrator && active && !deleted;

export const seenIn = (user: User | null): SeenUser => ({
  addressClaims: user?.addressClaims ?? 0,
  hasEntered: user?.hasEntered === true,
  isAdministrator: user !== null && isActiveAdministrator(user),
});

export type Profile = Pick<User, 'name' | 'email' | 'phone'>;
export type Requested = Profile & Pick<User, 'role' | 'restaurants' | 'active'>;

const subjectOf = (userId: number) => `user-${userId}`;

interface Invitation {
  /** Id of the mailed link: the command's. */
  readonly linkId: string;
  readonly at: string;
}
interface NewUser extends Invitation {
  readonly id: number;
}

/** Link to choose a password; passwords are never mailed (R-ACC-17). */
const invited = (userId: number, invitation: Invitation): UserEvent =>
  passwordLinkIssued(userId, { purpose: 'invitation', ...invitation });

/** Invites unless a password was given. */
export function registered(
  { id: userId, ...invitation }: NewUser,
  { name, email, phone, ...data }: Requested,
  passwordRecord: string | null,
): readonly UserEvent[] {
  const value = { name, email, phone, passwordRecord };
  return [
    {
      type: 'UserRegistered',
      data: { ...data, userId, restaurants: [...data.restaurants] },
      personal: { subject: subjectOf(userId), value },
    },
    ...(passwordRecord === null ? [invited(userId, invitation)] : []),
  ];
}

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  isDeepStrictEqual(new Set(one), new Set(other));

const isSameProfile = (one: Profile, other: Profile) =>
  one.name === other.name && one.email === other.email && one.phone === other.phone;

export const profileChanged = (userId: number, { name, email, phone }: Profile): UserEvent => ({
  type: 'UserProfileChanged',
  data: { userId },
  personal: { subject: subjectOf(userId), value: { name, email, phone } },
});

export const askedBy = ({ actor, at, commandId }: Pick<Command, 'actor' | 'at' | 'commandId'>): Asking => ({
  changeId: commandId,
  requestedBy: userIdOf(actor.id) ?? 0,
  at,
});

export const changesAddress = (user: User | null, { email }: Pick<Profile, 'email'>): boolean =>
  user !== null && user.email !== email;

/** Needs confirmation, except before the first sign-in. */
function addressEvents(user: User, { email }: Profile, asking: Asking): readonly UserEvent[] {
  const isAskedAlready = openRequestOf(user, asking.at)?.email === email;
  return changesAddress(user, { email }) && !isAskedAlready
    ? [addressChangeRequested(user, email, asking)]
    : [];
}

/** Empty if unchanged. */
export function profileEvents(user: User, requested: Profile, asking: Asking): readonly UserEvent[] {
  const now = user.hasEntered ? { ...requested, email: user.email } : requested;
  return [
    ...(isSameProfile(user, now) ? [] : [profileChanged(user.userId, now)]),
    ...(user.hasEntered ? addressEvents(user, requested, asking) : invitedAgain(user, requested, asking)),
  ];
}

/** To the new address; voids the earlier link. */
const invitedAgain = (
  user: User,
  requested: Profile,
  { changeId: linkId, at }: Asking,
): readonly UserEvent[] =>
  changesAddress(user, requested) && user.active ? [invited(user.userId, { linkId, at })] : [];

function roleEvents({ userId, role, active }: User, requested: Requested): readonly UserEvent[] {
  const data = { userId };
  return [
    ...(role === requested.role
      ? []
      : [{ type: 'UserRoleChanged', data: { userId, role: requested.role } } as const]),
    ...(active === requested.active
      ? []
      : [{ type: requested.active ? 'UserReactivated' : 'UserDeactivated', data } as const]),
  ];
}

/** Access ends undone: restaurants returned, or person reactivated. */
const accessRestored = (user: User, { restaurants, active }: Requested): readonly UserEvent[] =>
  [...user.accessEnds]
    .filter(([, taken]) =>
      taken.length === 0 ? active && !user.active : taken.some((id) => restaurants.includes(id)),
    )
    .map(([endedBy]) => ({
      type: 'RestaurantUserAccessRestored',
      data: { userId: user.userId, endedBy },
    }));

/** One event per change. */
export function changesOf(user: User, requested: Requested, asking: Asking): readonly UserEvent[] {
  const { userId } = user;
  const restaurants = [...requested.restaurants];
  const areSame = isSameSet(user.restaurants, restaurants);
  return [
    ...profileEvents(user, requested, asking),
    ...(areSame ? [] : [{ type: 'UserRestaurantsChanged', data: { userId, restaurants } } as const]),
    ...roleEvents(user, requested),
    ...accessRestored(user, requested),
  ];
}

/** A concurrent command was faster. */
export const hasChangedSince = ({ seen }: { readonly seen: SeenUser }, user: User) =>
  !isDeepStrictEqual(seen, seenIn(user));

export const roleRefusal = ({
  role,
  restaurants,
}: Pick<Requested, 'role' | 'restaurants'>): Rejection | null =>
  needsLocation(role) && restaurants.length === 0 ? incomplete({ locations: 'obligatory_field' }) : null;

/** Empty for roles without restaurants. */
const restaurantsFor = (role: Role, locations: readonly number[]) => (needsLocation(role) ? locations : []);

/** People cannot lock themselves out. */
const locksOut = (user: User, requested: Pick<User, 'role' | 'active' | 'deleted'>, actor: Actor) =>
  actor.userId === user.userId && isActiveAdministrator(user) && !isActiveAdministrator(requested);

const ownAccount = reject('own_account');
/** The own password needs the current one: another call. */
const ownPassword = reject('own_account', { fields: { password: 'own_account' } });

interface Given {
  readonly type: Role;
  readonly password?: string | undefined;
}

/** Chosen passwords and market-wide rights need a proof. */
export const needsProofToAdd = ({ type, password }: Given): boolean =>
  password !== undefined || isAdministratorRole(type);
/** Sign-in data and rights need a proof. */
export const needsProofToUpdate = (user: User | null, input: Given & Pick<Profile, 'email'>): boolean =>
  input.password !== undefined || user?.role !== input.type || changesAddress(user, input);

export const administrationDecisions: Decisions<User | null, AdministrationCommands, UserEvent> = {
  AddUser: ({ input, facts, at, commandId: linkId }, user) => {
    if (user) return [];
    const { type: role, locations, name, email, phone, active } = input;
    const restaurants = restaurantsFor(role, locations);
    const requested = { name, email, phone, active, role, restaurants };
    return (
      roleRefusal(requested) ??
      (({ id }: { readonly id: number }) => registered({ id, at, linkId }, requested, facts.passwordRecord))
    );
  },

  UpdateUser: (command, user) => {
    if (!user || user.deleted) return userNotFound;
    const { input, facts, actor } = command;
    if (facts.passwordRecord !== null && actor.userId === user.userId) return ownPassword;
    const { type: role, locations, name, email, phone, active = user.active } = input;
    const restaurants = restaurantsFor(role, locations);
    const requested = { name, email, phone, role, restaurants, active };
    const refusal = roleRefusal(requested);
    if (refusal) return refusal;
    if (locksOut(user, { role, active, deleted: false }, actor)) return ownAccount;
    if (hasChangedSince(facts, user)) return editConflict;
    const { passwordRecord } = facts;
    const password = passwordRecord === null ? [] : [passwordChanged(user, passwordRecord, null)];
    return [...changesOf(user, requested, askedBy(command)), ...password];
  },

  DeleteUser: ({ facts, actor }, user) => {
    if (!user) return userNotFound;
    if (user.deleted) return [];
    if (actor.userId === user.userId) return ownAccount;
    return hasChangedSince(facts, user)
      ? editConflict
      : [{ type: 'UserDeleted', data: { userId: user.userId } }];
  },

  RestoreUser: ({ facts }, user) => {
    if (!user) return userNotFound;
    if (!user.deleted) return [];
    return hasChangedSince(facts, user)
      ? editConflict
      : [{ type: 'UserRestored', data: { userId: user.userId } }];
  },

  ResetLegalTerms: (_command, user) => {
    if (!user || user.deleted) return userNotFound;
    return user.acceptedTerms === null ? [] : [{ type: 'LegalTermsReset', data: { userId: user.userId } }];
  },

  SendInvitation: ({ at, commandId: linkId }, user) => {
    if (!user || user.deleted) return userNotFound;
    return user.active ? [invited(user.userId, { linkId, at })] : reject('user_not_active');
  },

  ResetSecondFactor: ({ actor }, user) => {
    if (!user || user.deleted) return userNotFound;
    if (actor.userId === user.userId) return ownAccount;
    const isOn = user.credentials.secondFactor.secret !== null;
    return isOn ? [secondFactorReset(user, actor.userId)] : reject('second_factor_missing');
  },
};
