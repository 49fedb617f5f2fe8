import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** New at every start. */
export function createSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  return { privateKey, jwk: { ...jwk, kid: 'demo', alg: 'RS256', use: 'sig' } };
}

export function signedToken(claims: object, privateKey: KeyObject): string {
  const body = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'demo' })}.${encoded(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
}
