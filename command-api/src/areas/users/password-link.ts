import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import { linksOf } from './mailed-links';

/** What the token of a link says: whose, which one, and until when. */
export interface PasswordLink {
  readonly userId: number;
  readonly linkId: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

const passwordLinks = linksOf('password-link');

/** The token of a link: signed, kept nowhere, the same whenever it is made (S6). */
export const sealPasswordLink = (
  secrets: Pick<SessionSecrets, 'seal'>,
  { userId, linkId, expires }: PasswordLink,
): string => passwordLinks.seal(secrets, { userId, about: linkId, expires });

/** What a token says; `null` when it was not made here. Whether the link may still be used is for its person's events. */
export function openPasswordLink(secrets: Pick<SessionSecrets, 'open'>, token: string): PasswordLink | null {
  const link = passwordLinks.open(secrets, token);
  return link && { userId: link.userId, linkId: link.about, expires: link.expires };
}

/** Where the link leads: `/changepassword/{id}/{time}` (R-AUT-18). */
export const passwordLinkPath = (secrets: Pick<SessionSecrets, 'seal'>, link: PasswordLink): string =>
  `/changepassword/${sealPasswordLink(secrets, link)}/${link.expires}`;
