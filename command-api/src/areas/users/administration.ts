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

/** What the reservations were made for: a person of whom this is so no longer is decided on anew. */
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

/** An administrator who may do something. */
export const isActiveAdministrator = ({ role, active, deleted }: Pick<User, 'role' | 'active' | 'deleted'>) =>
  role === Role.Administrator && active && !deleted;

export const seenIn = (user: User | null): SeenUser => ({
  addressClaims: user?.addressClaims ?? 0,
  hasEntered: user?.hasEntered === true,
  isAdministrator: user !== null && isActiveAdministrator(user),
});

/** Name, address and phone. */
export type Profile = Pick<User, 'name' | 'email' | 'phone'>;
/** How a person is to be from now on. */
export type Wanted = Profile & Pick<User, 'role' | 'restaurants' | 'active'>;

const subjectOf = (userId: number) => `user-${userId}`;

interface Invitation {
  /** Of the link that is mailed: the command's. */
  readonly linkId: string;
  readonly at: string;
}
interface NewUser extends Invitation {
  readonly id: number;
}

/** Invites somebody to choose a password: no password is ever mailed (R-ACC-17). */
const invited = (userId: number, invitation: Invitation): UserEvent =>
  passwordLinkIssued(userId, { purpose: 'invitation', ...invitation });

/** Registered with these facts, and invited where no password was given. */
export function registered(
  { id: userId, ...invitation }: NewUser,
  { name, email, phone, ...data }: Wanted,
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

/** Name, address and phone of a person, as they are from now on. */
export const profileChanged = (userId: number, { name, email, phone }: Profile): UserEvent => ({
  type: 'UserProfileChanged',
  data: { userId },
  personal: { subject: subjectOf(userId), value: { name, email, phone } },
});

/** Whoever sends it, in their own name. */
export const askedBy = ({ actor, at, commandId }: Pick<Command, 'actor' | 'at' | 'commandId'>): Asking => ({
  changeId: commandId,
  requestedBy: userIdOf(actor.id) ?? 0,
  at,
});

/** Whether an input has another address than the person. */
export const changesAddress = (user: User | null, { email }: Pick<Profile, 'email'>): boolean =>
  user !== null && user.email !== email;

/** Another address counts when its owner has confirmed it; at once only for who has never entered. */
function addressEvents(user: User, { email }: Profile, asking: Asking): readonly UserEvent[] {
  const isAskedAlready = openRequestOf(user, asking.at)?.email === email;
  return changesAddress(user, { email }) && !isAskedAlready
    ? [addressChangeRequested(user, email, asking)]
    : [];
}

/** Another profile; nothing for the same one. */
export function profileEvents(user: User, wanted: Profile, asking: Asking): readonly UserEvent[] {
  const now = user.hasEntered ? { ...wanted, email: user.email } : wanted;
  return [
    ...(isSameProfile(user, now) ? [] : [profileChanged(user.userId, now)]),
    ...(user.hasEntered ? addressEvents(user, wanted, asking) : invitedAgain(user, wanted, asking)),
  ];
}

/** The invitation goes to the address that the person has from now on; the one before is void. */
const invitedAgain = (user: User, wanted: Profile, { changeId: linkId, at }: Asking): readonly UserEvent[] =>
  changesAddress(user, wanted) && user.active ? [invited(user.userId, { linkId, at })] : [];

function standingEvents({ userId, role, active }: User, wanted: Wanted): readonly UserEvent[] {
  const data = { userId };
  return [
    ...(role === wanted.role
      ? []
      : [{ type: 'UserRoleChanged', data: { userId, role: wanted.role } } as const]),
    ...(active === wanted.active
      ? []
      : [{ type: wanted.active ? 'UserReactivated' : 'UserDeactivated', data } as const]),
  ];
}

/** Ends of access that are over with this: the restaurants are given back, or the person is active again. */
const accessRestored = (user: User, { restaurants, active }: Wanted): readonly UserEvent[] =>
  [...user.accessEnds]
    .filter(([, taken]) =>
      taken.length === 0 ? active && !user.active : taken.some((id) => restaurants.includes(id)),
    )
    .map(([endedBy]) => ({
      type: 'RestaurantUserAccessRestored',
      data: { userId: user.userId, endedBy },
    }));

/** A fact for each thing that changes. */
export function changesOf(user: User, wanted: Wanted, asking: Asking): readonly UserEvent[] {
  const { userId } = user;
  const restaurants = [...wanted.restaurants];
  const areSame = isSameSet(user.restaurants, restaurants);
  return [
    ...profileEvents(user, wanted, asking),
    ...(areSame ? [] : [{ type: 'UserRestaurantsChanged', data: { userId, restaurants } } as const]),
    ...standingEvents(user, wanted),
    ...accessRestored(user, wanted),
  ];
}

/** What reservations were not made for: another command was faster. */
export const hasChangedSince = ({ seen }: { readonly seen: SeenUser }, user: User) =>
  !isDeepStrictEqual(seen, seenIn(user));

/** What keeps somebody from having this role and these restaurants. */
export const standingRefusal = ({
  role,
  restaurants,
}: Pick<Wanted, 'role' | 'restaurants'>): Rejection | null =>
  needsLocation(role) && restaurants.length === 0 ? incomplete({ locations: 'obligatory_field' }) : null;

/** Restaurants of a role that has some; others reach none by such a list, or all without it. */
const restaurantsFor = (role: Role, locations: readonly number[]) => (needsLocation(role) ? locations : []);

/** Nobody locks themselves out. */
const locksOut = (user: User, wanted: Pick<User, 'role' | 'active' | 'deleted'>, actor: Actor) =>
  actor.userId === user.userId && isActiveAdministrator(user) && !isActiveAdministrator(wanted);

const ownAccount = reject('own_account');
/** Asked for with the password before, and not among the fields of a person. */
const ownPassword = reject('own_account', { fields: { password: 'own_account' } });

interface Given {
  readonly type: Role;
  readonly password?: string | undefined;
}

/** A chosen password, and rights over the market: asked for with a proof. */
export const needsProofToAdd = ({ type, password }: Given): boolean =>
  password !== undefined || isAdministratorRole(type);
/** What signs somebody in, and what they may do then. */
export const needsProofToUpdate = (user: User | null, input: Given & Pick<Profile, 'email'>): boolean =>
  input.password !== undefined || user?.role !== input.type || changesAddress(user, input);

/** What administrators do with people. */
export const administrationDecisions: Decisions<User | null, AdministrationCommands, UserEvent> = {
  AddUser: ({ input, facts, at, commandId: linkId }, user) => {
    if (user) return [];
    const { type: role, locations, name, email, phone, active } = input;
    const restaurants = restaurantsFor(role, locations);
    const wanted = { name, email, phone, active, role, restaurants };
    return (
      standingRefusal(wanted) ??
      (({ id }: { readonly id: number }) => registered({ id, at, linkId }, wanted, facts.passwordRecord))
    );
  },

  UpdateUser: (command, user) => {
    if (!user || user.deleted) return userNotFound;
    const { input, facts, actor } = command;
    if (facts.passwordRecord !== null && actor.userId === user.userId) return ownPassword;
    const { type: role, locations, name, email, phone, active = user.active } = input;
    const restaurants = restaurantsFor(role, locations);
    const wanted = { name, email, phone, role, restaurants, active };
    const refusal = standingRefusal(wanted);
    if (refusal) return refusal;
    if (locksOut(user, { role, active, deleted: false }, actor)) return ownAccount;
    if (hasChangedSince(facts, user)) return editConflict;
    const { passwordRecord } = facts;
    const password = passwordRecord === null ? [] : [passwordChanged(user, passwordRecord, null)];
    return [...changesOf(user, wanted, askedBy(command)), ...password];
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
