import { reject, type Rejection } from '@portal/contracts';
import { type addressCommands, addressRestoreSeconds } from '@portal/contracts/areas/users';
import type { CommandFor, Decisions } from '@portal/platform/decider/decider';
import { addressChangeRequested, openRequestOf, secondsAfter } from './address-request';
import { hasChangedSince, type SeenUser, userNotFound } from './administration';
import { maySignIn, passwordLinkIssued } from './credentials';
import { colleagueRefusal, sharedRefusal } from './restaurant-users';
import type { FormerAddress, User, UserEvent } from './user-state';

type Commands = typeof addressCommands;

/** The franchisee's restaurants; `null`: administrator. */
interface Reach {
  readonly own: readonly number[] | null;
}

export type AddressCommands = {
  ConfirmAddress: CommandFor<
    Commands['ConfirmAddress'],
    { readonly changeId: string; readonly seen: SeenUser }
  >;
  RestoreAddress: CommandFor<Commands['RestoreAddress'], { readonly claim: number; readonly seen: SeenUser }>;
  ResendOwnAddressLink: CommandFor<Commands['ResendOwnAddressLink']>;
  CancelOwnAddressChange: CommandFor<Commands['CancelOwnAddressChange']>;
  ResendAddressLink: CommandFor<Commands['ResendAddressLink'], Reach>;
  CancelAddressChange: CommandFor<Commands['CancelAddressChange'], Reach>;
};

export const linkExpired = reject('address_link_expired');
const conflict = reject('conflict');

/** The change that the link may still confirm. */
export function confirmable(user: User | null, changeId: string, at: string) {
  const request = openRequestOf(user, at);
  return user && maySignIn(user) && request?.changeId === changeId ? { user, request } : null;
}

/** A former address that can still be restored. */
export const formerAddress = (user: User, claim: number, at: string): FormerAddress | undefined => {
  const former = user.formerAddresses.get(claim);
  return former && Date.parse(at) < Date.parse(former.until) ? former : undefined;
};

const cancelled = ({ userId }: User): UserEvent => ({ type: 'UserAddressChangeCancelled', data: { userId } });

const isReached = (user: User, { own }: Reach): Rejection | null =>
  own === null ? null : (colleagueRefusal(user, own) ?? sharedRefusal(user, own));

function resent(user: User, changeId: string, at: string): readonly UserEvent[] {
  const request = openRequestOf(user, at);
  if (!request) return [];
  const { email, requestedBy } = request;
  return [addressChangeRequested(user, email, { changeId, requestedBy, at, repeated: true })];
}

const givenUp = (user: User): readonly UserEvent[] => (user.addressRequest ? [cancelled(user)] : []);

export const addressDecisions: Decisions<User | null, AddressCommands, UserEvent> = {
  ConfirmAddress: ({ facts, actor, at }, person) => {
    const found = confirmable(person, facts.changeId, at);
    if (!found) return linkExpired;
    const { user, request } = found;
    if (hasChangedSince(facts, user)) return conflict;
    const { userId, credentials, addressClaims: claim, email: former } = user;
    // The requesting session; none when acting as the user (S2).
    const isOwn = request.requestedBy === userId && actor.id === `user-${userId}`;
    return [
      {
        type: 'UserAddressChanged',
        data: {
          userId,
          claim,
          requestedBy: request.requestedBy,
          generation: credentials.generation + 1,
          keptSession: isOwn ? (actor.sessionId ?? null) : null,
          restoreUntil: secondsAfter(at, addressRestoreSeconds),
        },
        personal: { subject: `user-${userId}`, value: { email: request.email, former } },
      },
    ];
  },

  RestoreAddress: ({ facts, at, commandId: linkId }, user) => {
    const { claim } = facts;
    if (!user || !maySignIn(user)) return linkExpired;
    if (user.addressClaims === claim) return givenUp(user);
    const former = formerAddress(user, claim, at);
    if (!former) return linkExpired;
    if (hasChangedSince(facts, user)) return conflict;
    const { userId, credentials } = user;
    return [
      {
        type: 'UserAddressRestored',
        data: { userId, claim, generation: credentials.generation + 1, keptSession: null },
        personal: { subject: `user-${userId}`, value: { email: former.email } },
      },
      // The person who changed the address may know the password.
      passwordLinkIssued(userId, { purpose: 'restored', linkId, at }),
    ];
  },

  ResendOwnAddressLink: ({ at, commandId }, user) => (user ? resent(user, commandId, at) : userNotFound),
  CancelOwnAddressChange: (_command, user) => (user ? givenUp(user) : userNotFound),

  ResendAddressLink: ({ facts, at, commandId }, user) => {
    if (!user || user.deleted) return userNotFound;
    return isReached(user, facts) ?? resent(user, commandId, at);
  },
  CancelAddressChange: ({ facts }, user) => {
    if (!user || user.deleted) return userNotFound;
    return isReached(user, facts) ?? givenUp(user);
  },
};
