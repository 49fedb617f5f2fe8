import { describe, expect, it } from '@jest/globals';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import fc from 'fast-check';
import { openPasswordLink, passwordLinkPath, sealPasswordLink } from './password-link';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const link = { userId: 12, linkId: '0b7c6b0e-3f1a-5d5e-9a7e-8a4f6a3b2c1d', expires: 1_795_217_400 };
const token = sealPasswordLink(secrets, link);
const text = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();

describe('the link for a new password', () => {
  it('[R-AUT-18] has the token and the seconds of its end in its address', () => {
    expect(passwordLinkPath(secrets, link)).toBe(`/changepassword/${token}/1795217400`);
    expect(openPasswordLink(secrets, token)).toEqual(link);
  });

  it('[S6] [AMB-13] cannot be forged: of ten thousand altered, longer-lived or invented ones none is taken', () => {
    const base64url = fc.stringMatching(/^[\w-]{1,80}$/);
    const signature = token.split('.')[1] ?? '';
    const other = createSessionSecrets(Buffer.alloc(32, 2));
    const forgeries = fc.oneof(
      fc.string(),
      fc.tuple(base64url, base64url).map(([body, mac]) => `${body}.${mac}`),
      base64url.map((mac) => `${token.split('.')[0]}.${mac}`),
      // Other person, later expiry, or other link with a valid signature.
      fc
        .record({ userId: fc.nat(), expires: fc.nat(), linkId: fc.uuid() })
        .map((message) => `${sealPasswordLink(other, message).split('.')[0]}.${signature}`),
      fc.nat().map((later) => {
        const body = Buffer.from(text.replace('1795217400', String(1_795_217_401 + later)));
        return `${body.toString('base64url')}.${signature}`;
      }),
      fc.nat(token.length - 1).map((at) => {
        const changed = token[at] === 'A' ? 'B' : 'A';
        return token.slice(0, at) + changed + token.slice(at + 1);
      }),
    );
    fc.assert(
      fc.property(forgeries, (forged) => openPasswordLink(secrets, forged) === null || forged === token),
      { numRuns: 10_000 },
    );
  });

  it('[S6] is not what was sealed for another purpose', () => {
    for (const sealed of ['unsubscribe 12', 'device abc 12', `file ${JSON.stringify({ userId: 12 })}`]) {
      expect(openPasswordLink(secrets, secrets.seal(sealed))).toBeNull();
    }
  });
});
