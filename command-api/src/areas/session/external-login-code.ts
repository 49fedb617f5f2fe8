import { hash, randomBytes } from 'node:crypto';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import { z } from 'zod';
import type { SignInChecks } from './identity-provider';

type Secrets = Pick<SessionSecrets, 'seal' | 'open'>;

/** Milliseconds for the provider, and for the browser to use the result (W4). */
export const attemptMilliseconds = 10 * 60 * 1000;
const codeMilliseconds = 60 * 1000;
/** If a second factor code has to be typed. */
const typingMilliseconds = 5 * 60 * 1000;

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  until: z.int(),
});
const codeSchema = z.object({
  userId: z.int(),
  browser: z.string(),
  until: z.int(),
  salt: z.string(),
  /** The provider required a second factor. */
  isMultiFactor: z.boolean(),
});

/** Separate these tokens from other sealed texts. */
const marks = { attempt: 'external-attempt ', code: 'external-code ' } as const;

function opened<S extends z.ZodType<{ until: number }>>(
  secrets: Secrets,
  { mark, schema, now }: { readonly mark: string; readonly schema: S; readonly now: number },
  sealed: string | undefined,
): z.output<S> | null {
  const text = sealed === undefined ? null : secrets.open(sealed);
  if (!text?.startsWith(mark)) return null;
  const { data } = schema.safeParse(JSON.parse(text.slice(mark.length)));
  return data !== undefined && data.until > now ? data : null;
}

/** Kept by the browser only. */
export const sealAttempt = (
  secrets: Secrets,
  { state, nonce, verifier }: SignInChecks,
  now: number,
): string =>
  secrets.seal(marks.attempt + JSON.stringify({ state, nonce, verifier, until: now + attemptMilliseconds }));

/** @returns `null` if forged or expired */
export const openAttempt = (secrets: Secrets, sealed: string | undefined, now: number): SignInChecks | null =>
  opened(secrets, { mark: marks.attempt, schema: attemptSchema, now }, sealed);

const digestOf = (attempt: string) => hash('sha256', attempt);

interface Arrival {
  readonly userId: number;
  readonly isMultiFactor: boolean;
}

interface NewCode extends Arrival {
  readonly attempt: string;
  /** A second factor code will be asked for. */
  readonly takesTyping: boolean;
}

/** Code of `/inituserlogin/{id}`: one person, one browser, some minutes (W4). */
export function sealCode(
  secrets: Secrets,
  { userId, isMultiFactor, attempt, takesTyping }: NewCode,
  now: number,
): string {
  const salt = randomBytes(12).toString('base64url');
  const until = now + (takesTyping ? typingMilliseconds : codeMilliseconds);
  return secrets.seal(
    marks.code + JSON.stringify({ userId, isMultiFactor, browser: digestOf(attempt), until, salt }),
  );
}

/** `null` if forged, expired or from another browser. */
export function openCode(
  secrets: Secrets,
  { code, attempt }: { readonly code: string; readonly attempt: string | undefined },
  now: number,
): Arrival | null {
  const data = opened(secrets, { mark: marks.code, schema: codeSchema, now }, code);
  return data !== null && attempt !== undefined && data.browser === digestOf(attempt) ? data : null;
}
