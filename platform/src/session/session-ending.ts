import type { DocumentOf } from '@portal/contracts';
import { idleMilliseconds, type SessionEnding, type sessions } from '@portal/contracts/areas/session';
import { outlives, type users } from '@portal/contracts/areas/users';

export type SessionDocument = DocumentOf<typeof sessions>;
export type UserDocument = DocumentOf<typeof users>;

/** End when idle or absolute, milliseconds since 1970 (S2). */
export const endOf = ({ seenAt, expiresAt }: SessionDocument): number =>
  Math.min(Date.parse(seenAt) + idleMilliseconds, Date.parse(expiresAt));

/** Early end by person, role, or generation (S2, W25). */
export function earlyEndingOf(session: SessionDocument, user: UserDocument | null): SessionEnding | null {
  if (session.revoked) return 'revoked';
  if (!user || user.deleted) return 'deleted';
  if (!user.active) return 'deactivated';
  if (user.type !== session.role) return 'role-changed';
  const { sessionsFrom } = user;
  return sessionsFrom === null || outlives(session, sessionsFrom) ? null : sessionsFrom.reason;
}

/** `null` for a running session. */
export const endingOf = (
  session: SessionDocument,
  user: UserDocument | null,
  now: number,
): SessionEnding | null => earlyEndingOf(session, user) ?? (endOf(session) <= now ? 'expired' : null);
