import { type NoticeKind, noticeKinds } from '@portal/contracts/areas/notifications';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** Separates these tokens from other sealed texts. */
const mark = 'unsubscribe ';

export interface Unsubscribed {
  readonly userId: number;
  /** Only mails of this kind end. */
  readonly kind: NoticeKind;
}

/** No expiry. */
export const sealUnsubscribe = (
  secrets: Pick<SessionSecrets, 'seal'>,
  { userId, kind }: Unsubscribed,
): string => secrets.seal(`${mark}${kind} ${userId}`);

/** `null` if not sealed here. */
export function openUnsubscribe(secrets: Pick<SessionSecrets, 'open'>, token: string): Unsubscribed | null {
  const text = secrets.open(token);
  if (!text?.startsWith(mark)) return null;
  const [name, userId] = text.slice(mark.length).split(' ');
  const kind = noticeKinds.find((each) => each === name);
  return kind ? { kind, userId: Number(userId) } : null;
}

/** For the foot of a mail and its headers (RFC 8058). @param token sealed */
export const unsubscribeLinks = (publicOrigin: string, kind: NoticeKind, token: string) => ({
  oneClick: `${publicOrigin}/api/notifications/unsubscribe/${token}`,
  page: `${publicOrigin}/unsubscribe/${token}?kind=${kind}`,
});
