import { describe, expect, it } from '@jest/globals';
import { BadConfiguration } from './environment';
import { oidcConfigOf } from './oidc-config';

const whole = {
  PORTAL_OIDC_ISSUER: 'https://identity.chain.example',
  PORTAL_OIDC_CLIENT_ID: 'portal',
  PORTAL_OIDC_CLIENT_SECRET: 'secret',
  PORTAL_PUBLIC_ORIGIN: 'https://portal.chain.example',
};

describe('the configured identity provider', () => {
  it('[R-AUT-10] is absent unless an issuer is named', () => {
    expect(oidcConfigOf({ ...whole, PORTAL_OIDC_ISSUER: undefined })).toBeNull();
    expect(oidcConfigOf(whole)).toEqual({
      issuer: whole.PORTAL_OIDC_ISSUER,
      clientId: 'portal',
      clientSecret: 'secret',
      acr: [],
    });
    const acr = 'urn:one urn:two, urn:three';
    expect(oidcConfigOf({ ...whole, PORTAL_OIDC_ACR: acr })?.acr).toEqual([
      'urn:one',
      'urn:two',
      'urn:three',
    ]);
  });

  it.each(['PORTAL_OIDC_CLIENT_ID', 'PORTAL_OIDC_CLIENT_SECRET', 'PORTAL_PUBLIC_ORIGIN'] as const)(
    '[S15] is refused without %s, which the message names',
    (name) => {
      expect(() => oidcConfigOf({ ...whole, [name]: undefined })).toThrow(BadConfiguration);
      expect(() => oidcConfigOf({ ...whole, [name]: undefined })).toThrow(name);
    },
  );

  it.each([
    ['http://identity.chain.example', false],
    ['http://localhost.evil.example', false],
    ['http://localhost:4000', true],
    ['http://127.0.0.1:4000', true],
  ])('[S15] is reached by https, but for one on this machine: %s', (issuer, isFine) => {
    const read = () => oidcConfigOf({ ...whole, PORTAL_OIDC_ISSUER: issuer });
    if (isFine) expect(read()?.issuer).toBe(issuer);
    else expect(read).toThrow('https');
  });
});
