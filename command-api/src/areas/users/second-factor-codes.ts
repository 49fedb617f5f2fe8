import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what all devices take: SHA-1, six digits, half a minute. */
const period = 30;
const digits = 6;
/** A code counts one step before and after its own: clocks differ, and typing takes its time. */
const window = 1;
const secretBytes = 20;

/** A new secret in base32: 160 random bits. */
export const newSecondFactorSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, more: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits, ...more });

/** What the picture for a device says: `otpauth://totp/…`. */
export const secondFactorAddress = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The code of that moment; for tests. */
export const secondFactorCode = (secret: string, at: string): string =>
  totpOf(secret).generate({ timestamp: Date.parse(at) });

/** How many recovery codes a person has. */
const recoveryCodeCount = 10;
const recoveryLength = 10;
/** Without what is mistaken for something else: 32 signs, five bits each. */
const recoverySigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

type Secrets = Pick<SessionSecrets, 'pepper'>;

/** `ABCDE-FGH23`. */
const spelled = (code: string) => `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;

/** Ten codes of fifty bits: derived from the command, so that a repeat answers the same, and stored nowhere. */
export const recoveryCodes = (secrets: Secrets, commandId: string): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, (_, n) => {
    const bytes = Buffer.from(secrets.pepper(`recovery ${commandId} ${n}`), 'base64url');
    const signs = [...bytes.subarray(0, recoveryLength)].map((byte) => recoverySigns.charAt(byte & 31));
    return spelled(signs.join(''));
  });

const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** As a recovery code is kept. */
export const recoveryDigest = (secrets: Secrets, code: string): string =>
  secrets.pepper(`recovery code ${plain(code)}`);

interface SecondFactor {
  readonly secret: string | null;
  /** Keyed digests of recovery codes. */
  readonly recovery: readonly string[];
}

/**
 * Names the one use of a code, so that it can be reserved; `null` for a wrong one. Whether it was used before is for
 * the reservation (RFC 6238, 5.2).
 */
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
