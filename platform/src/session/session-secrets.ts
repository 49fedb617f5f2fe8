import { createHmac, createSecretKey, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Keyed digests of this deployment, all from one master secret, each under a label of its own. */
export interface SessionSecrets {
  /** The token that `X-CSRF-Token` must carry for a session. */
  csrfToken(sessionId: string): string;
  csrfMatches(sessionId: string, token: string | undefined): boolean;
  /** Digest of an e-mail address, so that stream names tell nothing about people. */
  emailDigest(email: string): string;
  /** What digests of commands' inputs are made of (S5), base64url. */
  inputDigest(text: string): string;
  /** What the password hash is computed over (S5). */
  pepper(passwordDigest: string): string;
  /** Signs a short text; `open` answers it again, or `null` when it was not signed here. */
  seal(text: string): string;
  open(sealed: string): string | null;
}

/** The secret for the cookie of a new session: 256 random bits, base64url. Two logins never share one (S2). */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url');

/** A session's id is a digest of its secret, so that log and views cannot be used to take over a session (S2). */
export function sessionIdOf(secret: string): string {
  return hash('sha256', secret);
}

function same(expected: string, given: string | undefined): boolean {
  if (given === undefined) return false;
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Sessions whose token is kept: it is checked with each of their commands. */
const keptTokens = 20_000;

/** @param master at least 32 random bytes, kept outside the log. */
export function createSessionSecrets(master: Buffer): SessionSecrets {
  const key = createSecretKey(master);
  const digest = (label: string, text: string, encoding: 'base64url' | 'hex' = 'base64url') =>
    createHmac('sha256', key).update(`${label}\0${text}`).digest(encoding);
  const signature = (text: string) => digest('ticket', text).slice(0, 32);
  const tokens = new LRUCache<string, string>({
    max: keptTokens,
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
      // The whole of it: base64 has several spellings of the same bytes.
      return same(seal(text), sealed) ? text : null;
    },
  };
}
