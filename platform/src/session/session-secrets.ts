import { createHmac, createSecretKey, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Digests keyed by the master secret, with separate labels. */
export interface SessionSecrets {
  /** Value of `X-CSRF-Token` for a session. */
  csrfToken(sessionId: string): string;
  csrfMatches(sessionId: string, token: string | undefined): boolean;
  emailDigest(email: string): string;
  /** Base of input digests (S5), base64url. */
  inputDigest(text: string): string;
  /** Base of password hashes (S5). */
  pepper(passwordDigest: string): string;
  /** Signs a short text; `open` gives it back, or `null` if forged. */
  seal(text: string): string;
  open(sealed: string): string | null;
}

/** 256 random bits, base64url, new for each login (S2). */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** A digest of the secret: log and views cannot be used to take over a session (S2). */
export function sessionIdOf(secret: string): string {
  return hash('sha256', secret);
}

function same(expected: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}

const maxTokens = 20_000;

/** @param master at least 32 random bytes, stored outside the log */
export function createSessionSecrets(master: Buffer): SessionSecrets {
  const key = createSecretKey(master);
  const digest = (label: string, text: string, encoding: 'base64url' | 'hex' = 'base64url') =>
    createHmac('sha256', key).update(`${label}\0${text}`).digest(encoding);
  const signature = (text: string) => digest('ticket', text).slice(0, 32);
  const tokens = new LRUCache<string, string>({
    max: maxTokens,
    memoMethod: (sessionId) => digest('csrf', sessionId),
  });
  const csrfToken = (sessionId: string) => tokens.memo(sessionId);
  const seal = (text: string) => `${Buffer.from(text).toString('base64url')}.${signature(text)}`;
  return {
    csrfToken,
    csrfMatches: (sessionId, token) => same(csrfToken(sessionId), token),
    emailDigest: (email) => digest('email', email.trim().toLowerCase(), 'hex').slice(0, 40),
    inputDigest: (text) => digest('input', text),
    pepper: (passwordDigest) => digest('password', passwordDigest),
    seal,
    open(sealed) {
      const [body = ''] = sealed.split('.');
      const text = Buffer.from(body, 'base64url').toString();
      // Compares the whole text: base64 spellings vary.
      return same(seal(text), sealed) ? text : null;
    },
  };
}
