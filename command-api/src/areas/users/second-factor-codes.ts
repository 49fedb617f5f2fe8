import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as all authenticator apps: SHA-1, six digits, 30 seconds. */
const period = 30;
const digits = 6;
/** Accepted steps before and after: clock skew and typing. */
const window = 1;
const secretBytes = 20;

/** Base32, 160 bits. */
export const newSecondFactorSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits, ...more });

/** `otpauth://totp/…` for the QR code. */
export const secondFactorAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** For tests. */
export const secondFactorCode = (secret: string, at: string): string =>
  totpOf(secret).generate({ timestamp: Date.parse(at) });

const recoveryCodeCount = 10;
const recoveryLength = 10;
/** Unambiguous characters: 32, five bits each. */
const recoverySigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

type Secrets = Pick<SessionSecrets, 'pepper'>;

/** `ABCDE-FGH23`. */
const spelled = (code: string) => `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;

/** 50 bits each, derived from the command id: repeats answer the same, nothing is stored. */
export const recoveryCodes = (secrets: Secrets, commandId: string): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, (_, n) => {
    const bytes = Buffer.from(secrets.pepper(`recovery ${commandId} ${n}`), 'base64url');
    const signs = [...bytes.subarray(0, recoveryLength)].map((byte) => recoverySigns.charAt(byte & 31));
    return spelled(signs.join(''));
  });

const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

export const recoveryDigest = (secrets: Secrets, code: string): string =>
  secrets.pepper(`recovery code ${plain(code)}`);

interface SecondFactor {
  readonly secret: string | null;
  /** Keyed digests. */
  readonly recovery: readonly string[];
}

/** Reservation name of a code's use; `null` if wrong. The reservation detects reuse (RFC 6238, 5.2). */
export function useOfCode(
  { secret, recovery }: SecondFactor,
  code: string,
  { at, secrets }: { readonly at: string; readonly secrets: Secrets },
): string | null {
  const typed = plain(code);
  if (secret !== null && typed.length === digits) {
    const timestamp = Date.parse(at);
    const delta = totpOf(secret).validate({ token: typed, timestamp, window });
    const step = Math.floor(timestamp / 1000 / period);
    return delta === null ? null : `step ${step + delta} of ${secret}`;
  }
  const digest = recoveryDigest(secrets, typed);
  return recovery.includes(digest) ? `recovery ${digest}` : null;
}
