import type { DocumentOf } from '@portal/contracts';
import { idleMilliseconds, type SessionEnding, type sessions } from '@portal/contracts/areas/session';
import { outlives, type users } from '@portal/contracts/areas/users';

export type SessionDocument = DocumentOf<typeof sessions>;
export type UserDocument = DocumentOf<typeof users>;

/** When a session ends unless it is used, in milliseconds since 1970 (S2). */
export const endOf = ({ seenAt, expiresAt }: SessionDocument): number =>
  Math.min(Date.parse(seenAt) + idleMilliseconds, Date.parse(expiresAt));

/** What has ended a session before its time: its person, their role, or what raised the generation (S2, W25). */
export function earlyEndingOf(session: SessionDocument, user: UserDocument | null): SessionEnding | null {
  if (session.revoked) return 'revoked';
  if (!user || user.deleted) return 'deleted';
  if (!user.active) return 'deactivated';
  if (user.type !== session.role) return 'role-changed';
  const { sessionsFrom } = user;
  return sessionsFrom === null || outlives(session, sessionsFrom) ? null : sessionsFrom.reason;
}

/** Why a session has ended by then; `null` for one that goes on. */
export const endingOf = (
  session: SessionDocument,
  user: UserDocument | null,
  now: number,
): SessionEnding | null => earlyEndingOf(session, user) ?? (endOf(session) <= now ? 'expired' : null);
