import type { SessionSecrets } from './session-secrets';

const mark = 'session';

/** Names a session to its person, for ending it. */
export const sealSession = (
  secrets: Pick<SessionSecrets, 'seal'>,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: string },
): string => secrets.seal(`${mark} ${userId} ${sessionId}`);

/** The session, or `null` for a forged ticket or another person's. */
export function openSession(
  secrets: Pick<SessionSecrets, 'open'>,
  ticket: string,
  userId: number,
): string | null {
  const [what, owner, sessionId] = secrets.open(ticket)?.split(' ') ?? [];
  return what === mark && Number(owner) === userId && sessionId !== undefined ? sessionId : null;
}
