import { describe, expect, it } from '@jest/globals';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { Secret } from 'otpauth';
import {
  newSecondFactorSecret,
  recoveryCodes,
  recoveryDigest,
  secondFactorAddress,
  secondFactorCode,
  useOfCode,
} from './second-factor-codes';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const secret = Secret.fromUTF8('12345678901234567890').base32;
const start = Date.parse('2026-11-20T09:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();

describe('codes of a device', () => {
  it('are those of RFC 6238', () => {
    // Appendix B, SHA-1, last six digits.
    const expected: [number, string][] = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [2_000_000_000, '279037'],
    ];
    for (const [seconds, code] of expected)
      expect(secondFactorCode(secret, new Date(seconds * 1000).toISOString())).toBe(code);
  });

  it('[S4] count one step before and after their own, each as the step that they are of', () => {
    const factor = { secret, recovery: [] };
    const code = secondFactorCode(secret, at(0));
    const use = (seconds: number) => useOfCode(factor, code, { at: at(seconds), secrets });
    const step = `step ${start / 30_000} of ${secret}`;
    expect([-31, -30, 0, 29, 59, 60].map(use)).toEqual([null, step, step, step, step, null]);
    expect(useOfCode(factor, `${code.slice(0, 3)} ${code.slice(3)}`, { at: at(0), secrets })).toBe(step);
  });

  it('are registered in a device under the name of the portal', () => {
    const address = new URL(secondFactorAddress(secret, 'LSM', 'ana@es.chain.example'));
    expect([address.protocol, address.host, address.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      'totp',
      'LSM',
    ]);
    expect(address.searchParams.get('secret')).toBe(secret);
  });

  it('are made from 160 random bits', () => {
    expect(newSecondFactorSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecondFactorSecret()).not.toBe(newSecondFactorSecret());
  });
});

describe('recovery codes', () => {
  const codes = recoveryCodes(secrets, 'command-1');
  const recovery = codes.map((code) => recoveryDigest(secrets, code));

  it('[S4] are ten, the same for a repeated command, others for another', () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(recoveryCodes(secrets, 'command-1')).toEqual(codes);
    expect(recoveryCodes(secrets, 'command-2')).not.toEqual(codes);
  });

  it('[S4] are stored as keyed digests, and accepted in any spelling', () => {
    for (const [n, code] of codes.entries()) {
      expect(recovery[n]).not.toContain(code.replace('-', ''));
      const use = useOfCode({ secret, recovery }, code.toLowerCase().replace('-', ' '), {
        at: at(0),
        secrets,
      });
      expect(use).toBe(`recovery ${recovery[n]}`);
    }
    const wrong = useOfCode({ secret, recovery }, 'AAAAA-AAAAA', { at: at(0), secrets });
    expect(wrong).toBeNull();
  });
});
