import type { SessionSecrets } from './session-secrets';

/** Tells it from everything else that was ever sealed. */
const mark = 'session';

/** Names a session to its own person, so that they can end it. */
export const sealSession = (
  secrets: Pick<SessionSecrets, 'seal'>,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: string },
): string => secrets.seal(`${mark} ${userId} ${sessionId}`);

/** The session that a ticket names, or `null` for a forged one, or one of somebody else. */
export function openSession(
  secrets: Pick<SessionSecrets, 'open'>,
  ticket: string,
  userId: number,
): string | null {
  const [what, owner, sessionId] = secrets.open(ticket)?.split(' ') ?? [];
  return what === mark && Number(owner) === userId && sessionId !== undefined ? sessionId : null;
}
