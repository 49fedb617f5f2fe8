import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import { linksOf } from './mailed-links';

export interface PasswordLink {
  readonly userId: number;
  readonly linkId: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

const passwordLinks = linksOf('password-link');

/** Signed, deterministic, not stored (S6). */
export const sealPasswordLink = (
  secrets: Pick<SessionSecrets, 'seal'>,
  { userId, linkId, expires }: PasswordLink,
): string => passwordLinks.seal(secrets, { userId, about: linkId, expires });

/** `null` if not sealed here. Validity is decided by the person's events. */
export function openPasswordLink(secrets: Pick<SessionSecrets, 'open'>, token: string): PasswordLink | null {
  const link = passwordLinks.open(secrets, token);
  return link && { userId: link.userId, linkId: link.about, expires: link.expires };
}

/** `/changepassword/{id}/{time}` (R-AUT-18). */
export const passwordLinkPath = (secrets: Pick<SessionSecrets, 'seal'>, link: PasswordLink): string =>
  `/changepassword/${sealPasswordLink(secrets, link)}/${link.expires}`;
