import { type Proof, reject } from '@portal/contracts';
import {
  type credentialCommands,
  type PasswordLinkPurpose,
  type ProofKind,
  passwordLinkSeconds,
} from '@portal/contracts/areas/users';
import type { CommandFor, Decisions } from '@portal/platform/decider/decider';
import { nextFailure } from '../../attempts-in-a-row';
import type { User, UserEvent } from './user-state';

type Commands = typeof credentialCommands;

/** What became of the own password that was asked for. */
export type Checked<Facts> =
  ({ readonly outcome: 'right' } & Facts) | { readonly outcome: 'wrong'; readonly what?: 'code' };

/** What a proof came to; `use` names the one use of a code. */
export type ProofFacts = Checked<{
  readonly userId: number;
  readonly by: ProofKind;
  readonly use: string | null;
}>;

export type CredentialCommands = {
  ProveIdentity: { input: Proof; facts: ProofFacts };
  AnswerPasswordRequest: { input: { readonly address: string }; facts: undefined };
  ChangePassword: CommandFor<
    Commands['ChangePassword'],
    { readonly linkId: string; readonly passwordRecord: string }
  >;
  EndOtherSessions: CommandFor<Commands['EndOtherSessions']>;
  ChangeOwnPassword: CommandFor<Commands['ChangeOwnPassword'], Checked<{ readonly passwordRecord: string }>>;
};

const notFound = reject('user_not_found');
const expired = reject('password_link_expired');

/** Deactivated and deleted people stay outside (R-AUS-01, AMB-55). */
export const maySignIn = ({ active, deleted }: Pick<User, 'active' | 'deleted'>): boolean =>
  active && !deleted;

interface NewLink {
  readonly purpose: PasswordLinkPurpose;
  /** Identifies the link; the id of the command that issues it. */
  readonly linkId: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/**
 * Lets a person choose a password by a link that is mailed to them. Any command on `user-{id}` may append it: adding a
 * person, sending the invitation again. It voids the link before.
 */
export const passwordLinkIssued = (userId: number, { purpose, linkId, at }: NewLink): UserEvent => ({
  type: 'PasswordLinkIssued',
  data: {
    userId,
    linkId,
    purpose,
    // Whole seconds: that is what the address of the link shows.
    expiresAt: new Date((secondsOf(at) + passwordLinkSeconds[purpose]) * 1000).toISOString(),
  },
});

/** Whole seconds since 1970. */
export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** Whether that link may be used at this moment. */
export const isLinkOpen = (user: User | null, linkId: string, at: string): user is User =>
  user !== null &&
  maySignIn(user) &&
  user.credentials.link?.id === linkId &&
  Date.parse(at) < Date.parse(user.credentials.link.expiresAt);

/** A wrong own password counts (S4). */
export const passwordCheckFailed = ({ userId, credentials: { checks } }: User, at: string): UserEvent => ({
  type: 'PasswordCheckFailed',
  data: { userId, attempt: nextFailure(checks, at), failedAt: at },
});

/**
 * Another password; sessions end but for the kept one (S2).
 * @param keptSession in which it was done, or `null`
 */
export function passwordChanged(user: User, passwordRecord: string, keptSession: string | null): UserEvent {
  const { userId, credentials } = user;
  return {
    type: 'PasswordChanged',
    data: { userId, generation: credentials.generation + 1, keptSession },
    personal: { subject: `user-${userId}`, value: { passwordRecord } },
  };
}

/** How people come to a password, and change it. */
export const credentialDecisions: Decisions<User | null, CredentialCommands, UserEvent> = {
  AnswerPasswordRequest: ({ commandId: linkId, at }, user) =>
    user && maySignIn(user)
      ? [passwordLinkIssued(user.userId, { purpose: 'reset', linkId, at })]
      : [{ type: 'PasswordLinkWithheld', data: {} }],

  // Of many who use a link at once, one is first: for the others it is used by now.
  ChangePassword: ({ facts: { linkId, passwordRecord }, at }, user) =>
    isLinkOpen(user, linkId, at) ? [passwordChanged(user, passwordRecord, null)] : expired,

  ProveIdentity: ({ facts, at }, user) => {
    if (!user) return notFound;
    if (facts.outcome === 'wrong') return [passwordCheckFailed(user, at)];
    return [{ type: 'IdentityProved', data: { userId: user.userId, by: facts.by } }];
  },

  EndOtherSessions: ({ actor: { sessionId = null } }, user) => {
    if (!user) return notFound;
    const { userId, credentials } = user;
    const data = { userId, generation: credentials.generation + 1, keptSession: sessionId };
    return [{ type: 'OtherSessionsEnded', data }];
  },

  ChangeOwnPassword: ({ facts, actor, at }, user) => {
    if (!user) return notFound;
    if (facts.outcome === 'wrong') return [passwordCheckFailed(user, at)];
    return [passwordChanged(user, facts.passwordRecord, actor.sessionId ?? null)];
  },
};
