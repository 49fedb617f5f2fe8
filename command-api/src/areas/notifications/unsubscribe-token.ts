import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** Separates these tokens from other sealed texts. */
const mark = 'unsubscribe ';

/** Only ends mails about new pieces; no expiry. */
export const sealUnsubscribe = (secrets: Pick<SessionSecrets, 'seal'>, userId: number): string =>
  secrets.seal(`${mark}${userId}`);

/** User id, or `null` if not sealed here. */
export function openUnsubscribe(secrets: Pick<SessionSecrets, 'open'>, token: string): number | null {
  const text = secrets.open(token);
  return text?.startsWith(mark) ? Number(text.slice(mark.length)) : null;
}
