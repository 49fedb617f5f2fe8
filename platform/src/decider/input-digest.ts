import { createHmac } from 'node:crypto';
import { KeyCache } from '../codec/key-cache';
import type { SessionSecrets } from '../session/session-secrets';
import { type KeyStore, PersonErased } from '../stores/key-store/key-store.port';

/** Secrets are digested under the sender's key too: testing a guess needs both (X5). */
interface Secret {
  readonly text: string;
  readonly sender: string | null;
}

/**
 * Erasing the person's key makes the digest worthless (S18).
 * @param subject e.g. `user-12`; `null` for none
 * @returns `undefined` once the person was erased
 * @throws KeyStoreUnavailable
 */
export type InputDigest = (
  text: string,
  subject: string | null,
  secret?: Secret,
) => string | undefined | Promise<string | undefined>;

interface Options {
  readonly secrets: Pick<SessionSecrets, 'inputDigest'>;
  readonly keys: KeyStore;
  /** As slow as a password check, or digests would ease guessing (S5). */
  readonly slow: (text: string, salt: Buffer) => Promise<string>;
}

/** Digests under the master secret and personal keys. */
export function createInputDigest({ secrets, keys, slow }: Options): InputDigest {
  const known = new KeyCache(keys);

  async function underFetchedKey(inner: string, subject: string): Promise<string | undefined> {
    try {
      return underKey(inner, await known.fetchForSealing(subject));
    } catch (error) {
      if (error instanceof PersonErased) return undefined;
      throw error;
    }
  }

  const digestOf: InputDigest = (text, subject) => {
    const inner = secrets.inputDigest(text);
    if (subject === null) return inner;
    const key = known.cached(subject);
    return key ? underKey(inner, key) : underFetchedKey(inner, subject);
  };

  async function withSecret(
    text: string,
    subject: string | null,
    secret: Secret,
  ): Promise<string | undefined> {
    const slowed = await slow(secret.text, Buffer.from(secrets.inputDigest(text)));
    const inner = await digestOf(slowed, secret.sender);
    return inner === undefined ? undefined : digestOf(`${text} ${inner}`, subject);
  }

  return (text, subject, secret) =>
    secret === undefined ? digestOf(text, subject) : withSecret(text, subject, secret);
}

/** The label separates it from other uses of the key. */
const underKey = (inner: string, key: Buffer) =>
  createHmac('sha256', key).update(`input digest\0${inner}`).digest('base64url');
