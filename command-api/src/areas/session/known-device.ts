import type { SessionSecrets } from '@portal/platform/session/session-secrets';

type Secrets = Pick<SessionSecrets, 'emailDigest' | 'seal' | 'open'>;

/** Tells these tokens from others that are sealed with the same key. */
const kind = 'device';

/**
 * What a browser keeps once somebody has signed in there: good for that address alone, worth nothing without the
 * password. Guesses from elsewhere never lock such a browser out (S4; OWASP: device cookies).
 * @param id of the login that made the browser known
 */
export const deviceToken = (secrets: Secrets, username: string, id: string): string =>
  secrets.seal(`${kind} ${secrets.emailDigest(username)} ${id}`);

/** Whether a browser is known for this address: the id of the login that made it so, or `null`. */
export function knownDevice(secrets: Secrets, username: string, token: string | undefined): string | null {
  const [what, digest, id] = (token === undefined ? null : secrets.open(token))?.split(' ') ?? [];
  return what === kind && digest === secrets.emailDigest(username) && id !== undefined ? id : null;
}

/** Where attempts are counted: all strangers of an address together, each browser that it knows by itself. */
export function attemptsStream(secrets: Secrets, username: string, token: string | undefined): string {
  const digest = secrets.emailDigest(username);
  const device = knownDevice(secrets, username, token);
  return device === null ? `login-${digest}` : `login-${digest}-${device}`;
}

/** Whether a browser is known for whom an input names, whatever call it belongs to. */
export const knowsDevice =
  (secrets: Secrets) =>
  (token: string | undefined, input: unknown): boolean => {
    const { username } = input as { readonly username?: unknown };
    return typeof username === 'string' && knownDevice(secrets, username, token) !== null;
  };
