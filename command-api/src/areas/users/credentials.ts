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

export type Checked<Facts> =
  ({ readonly outcome: 'right' } & Facts) | { readonly outcome: 'wrong'; readonly what?: 'code' };

/** `use`: reservation name of a code. */
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

/** R-AUS-01, AMB-55. */
export const maySignIn = ({ active, deleted }: Pick<User, 'active' | 'deleted'>): boolean =>
  active && !deleted;

interface NewLink {
  readonly purpose: PasswordLinkPurpose;
  /** Id of the link: the command's. */
  readonly linkId: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** For any command on `user-{id}`. Voids the earlier link. */
export const passwordLinkIssued = (userId: number, { purpose, linkId, at }: NewLink): UserEvent => ({
  type: 'PasswordLinkIssued',
  data: {
    userId,
    linkId,
    purpose,
    // Whole seconds, as in the link's address.
    expiresAt: new Date((secondsOf(at) + passwordLinkSeconds[purpose]) * 1000).toISOString(),
  },
});

/** Whole seconds since 1970. */
export const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

export const isLinkOpen = (user: User | null, linkId: string, at: string): user is User =>
  user !== null &&
  maySignIn(user) &&
  user.credentials.link?.id === linkId &&
  Date.parse(at) < Date.parse(user.credentials.link.expiresAt);

/** S4. */
export const passwordCheckFailed = ({ userId, credentials: { checks } }: User, at: string): UserEvent => ({
  type: 'PasswordCheckFailed',
  data: { userId, attempt: nextFailure(checks, at), failedAt: at },
});

/**
 * Ends other sessions (S2).
 * @param keptSession the current one, or `null`
 */
export function passwordChanged(user: User, passwordRecord: string, keptSession: string | null): UserEvent {
  const { userId, credentials } = user;
  return {
    type: 'PasswordChanged',
    data: { userId, generation: credentials.generation + 1, keptSession },
    personal: { subject: `user-${userId}`, value: { passwordRecord } },
  };
}

export const credentialDecisions: Decisions<User | null, CredentialCommands, UserEvent> = {
  AnswerPasswordRequest: ({ commandId: linkId, at }, user) =>
    user && maySignIn(user)
      ? [passwordLinkIssued(user.userId, { purpose: 'reset', linkId, at })]
      : [{ type: 'PasswordLinkWithheld', data: {} }],

  // First of concurrent uses wins.
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
