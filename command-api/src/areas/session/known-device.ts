import type { SessionSecrets } from '@portal/platform/session/session-secrets';

type Secrets = Pick<SessionSecrets, 'emailDigest' | 'seal' | 'open'>;

/** Separates these tokens from other sealed texts. */
const kind = 'device';

/**
 * Valid for one address. Strangers' guesses do not lock this browser out (S4; OWASP: device cookies).
 * @param id of the login
 */
export const deviceToken = (secrets: Secrets, username: string, id: string): string =>
  secrets.seal(`${kind} ${secrets.emailDigest(username)} ${id}`);

/** Id of its login, or `null`. */
export function knownDevice(secrets: Secrets, username: string, token: string | undefined): string | null {
  const [what, digest, id] = (token === undefined ? null : secrets.open(token))?.split(' ') ?? [];
  return what === kind && digest === secrets.emailDigest(username) && id !== undefined ? id : null;
}

/** Counter: one for all unknown browsers of an address, one per known browser. */
export function attemptsStream(secrets: Secrets, username: string, token: string | undefined): string {
  const digest = secrets.emailDigest(username);
  const device = knownDevice(secrets, username, token);
  return device === null ? `login-${digest}` : `login-${digest}-${device}`;
}

export const knowsDevice =
  (secrets: Secrets) =>
  (token: string | undefined, input: unknown): boolean => {
    const { username } = input as { readonly username?: unknown };
    return typeof username === 'string' && knownDevice(secrets, username, token) !== null;
  };
