import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** Marks the sealed text, so that nothing else that was ever sealed can pass for it. */
const mark = 'unsubscribe ';

/** Lets whoever holds it end the mails about new pieces to one person, and nothing else; it does not run out. */
export const sealUnsubscribe = (secrets: Pick<SessionSecrets, 'seal'>, userId: number): string =>
  secrets.seal(`${mark}${userId}`);

/** Whose it is, or `null` when it was not made here. */
export function openUnsubscribe(secrets: Pick<SessionSecrets, 'open'>, token: string): number | null {
  const text = secrets.open(token);
  return text?.startsWith(mark) ? Number(text.slice(mark.length)) : null;
}
