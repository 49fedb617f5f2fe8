import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** What the token of a link says: whose, which one, and until when. */
export interface PasswordLink {
  readonly userId: number;
  readonly linkId: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Tells it from everything else that was ever sealed. */
const mark = 'password-link';

/** The token of a link: signed, kept nowhere, the same whenever it is made (S6). */
export const sealPasswordLink = (
  secrets: Pick<SessionSecrets, 'seal'>,
  { userId, linkId, expires }: PasswordLink,
): string => secrets.seal(`${mark} ${userId} ${linkId} ${expires}`);

/** What a token says; `null` when it was not made here. Whether the link may still be used is for its person's events. */
export function openPasswordLink(secrets: Pick<SessionSecrets, 'open'>, token: string): PasswordLink | null {
  const [what, userId, linkId, expires] = secrets.open(token)?.split(' ') ?? [];
  if (what !== mark || linkId === undefined) return null;
  return { userId: Number(userId), linkId, expires: Number(expires) };
}

/** Where the link leads: `/changepassword/{id}/{time}` (R-AUT-18). */
export const passwordLinkPath = (secrets: Pick<SessionSecrets, 'seal'>, link: PasswordLink): string =>
  `/changepassword/${sealPasswordLink(secrets, link)}/${link.expires}`;
