import type { SessionSecrets } from '@portal/platform/session/session-secrets';

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
 * Signed, deterministic, not stored (S6).
 * @param kind separates these tokens from other sealed texts
 */
export const linksOf = (kind: string) => ({
  seal: (secrets: Sealing, { userId, about, expires }: SealedLink): string =>
    secrets.seal(`${kind} ${userId} ${about} ${expires}`),
  /** `null` if not sealed here. Validity is decided by the person's events. */
  open(secrets: Opening, token: string): SealedLink | null {
    const [what, userId, about, expires] = secrets.open(token)?.split(' ') ?? [];
    if (what !== kind || about === undefined) return null;
    return { userId: Number(userId), about, expires: Number(expires) };
  },
});

/** To the new address; `about`: id of the change. */
export const addressLinks = linksOf('address-link');
/** To the current or former address; `about`: its claim. */
export const restoreLinks = linksOf('restore-address-link');

type Link = Parameters<typeof addressLinks.seal>[1];

export const addressLinkPath = (secrets: Sealing, link: Link): string =>
  `/confirm-address/${addressLinks.seal(secrets, link)}/${link.expires}`;
export const restorePath = (secrets: Sealing, link: Link): string =>
  `/restore-address/${restoreLinks.seal(secrets, link)}/${link.expires}`;
