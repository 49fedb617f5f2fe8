import { describe, expect, it } from '@jest/globals';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { attemptsStream, deviceToken, knownDevice } from './known-device';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const elsewhere = createSessionSecrets(Buffer.alloc(32, 2));
const ana = 'ana@es.chain.example';
const id = '0199aa11-22bb-7c33-9d44-ee55ff667788';
const token = deviceToken(secrets, ana, id);

describe('a browser that was used to sign in before', () => {
  it('[S4] is known for that address, however it is written, and counts its own attempts', () => {
    expect(knownDevice(secrets, ` ${ana.toUpperCase()} `, token)).toBe(id);
    expect(attemptsStream(secrets, ana, token)).toBe(`${attemptsStream(secrets, ana, undefined)}-${id}`);
  });

  it.each([
    ['nothing', undefined],
    ['an empty cookie', ''],
    ['a made-up token', `${Buffer.from(`device x ${id}`).toString('base64url')}.x`],
    ['a token of another deployment', deviceToken(elsewhere, ana, id)],
    ['a token for another address', deviceToken(secrets, 'eva@es.chain.example', id)],
    ['another sealed value of ours', secrets.seal(`file ${secrets.emailDigest(ana)} ${id}`)],
    ['a changed token', `${token}x`],
    ['a token of no login', secrets.seal(`device ${secrets.emailDigest(ana)}`)],
  ])('[S4] is a stranger with %s', (_what, given) => {
    expect(knownDevice(secrets, ana, given)).toBeNull();
    expect(attemptsStream(secrets, ana, given)).toBe(`login-${secrets.emailDigest(ana)}`);
  });
});
