import type { SessionSecrets } from '@portal/platform/session/session-secrets';

/** What the token of a link says: whose, what it is about, and until when. */
interface SealedLink {
  readonly userId: number;
  /** One word. */
  readonly about: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

type Sealing = Pick<SessionSecrets, 'seal'>;
type Opening = Pick<SessionSecrets, 'open'>;

/**
 * A kind of links: signed, kept nowhere, the same whenever it is made (S6).
 * @param kind tells its tokens from everything else that was ever sealed
 */
export const linksOf = (kind: string) => ({
  seal: (secrets: Sealing, { userId, about, expires }: SealedLink): string =>
    secrets.seal(`${kind} ${userId} ${about} ${expires}`),
  /** What a token says; `null` when it was not made here. Whether it may still be used is for its person's events. */
  open(secrets: Opening, token: string): SealedLink | null {
    const [what, userId, about, expires] = secrets.open(token)?.split(' ') ?? [];
    if (what !== kind || about === undefined) return null;
    return { userId: Number(userId), about, expires: Number(expires) };
  },
});

/** To another address; `about` is the change. */
export const addressLinks = linksOf('address-link');
/** To the address in force or before; `about` is its claim. */
export const restoreLinks = linksOf('restore-address-link');

type Link = Parameters<typeof addressLinks.seal>[1];

export const addressLinkPath = (secrets: Sealing, link: Link): string =>
  `/confirm-address/${addressLinks.seal(secrets, link)}/${link.expires}`;
export const restorePath = (secrets: Sealing, link: Link): string =>
  `/restore-address/${restoreLinks.seal(secrets, link)}/${link.expires}`;
