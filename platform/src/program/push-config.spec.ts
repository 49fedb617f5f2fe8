import { describe, expect, it } from '@jest/globals';
import webPush from 'web-push';
import { BadConfiguration } from './environment';
import { pushConfigOf } from './push-config';

const one = webPush.generateVAPIDKeys();
const other = webPush.generateVAPIDKeys();
const values = (publicKey?: string, privateKey?: string) => ({
  PORTAL_VAPID_PUBLIC_KEY: publicKey,
  PORTAL_VAPID_PRIVATE_KEY: privateKey,
});

describe('the keys of a deployment', () => {
  it('[AMB-78] are absent, or a pair, with the further push services', () => {
    expect(pushConfigOf(values())).toBeNull();
    expect(pushConfigOf(values(one.publicKey, one.privateKey))).toEqual({ keys: one, furtherHosts: [] });
    const furtherHosts = ['push.chain.example'];
    const set = { ...values(one.publicKey, one.privateKey), PORTAL_PUSH_HOSTS: furtherHosts };
    expect(pushConfigOf(set)).toEqual({ keys: one, furtherHosts });
  });

  it.each([
    ['half of a pair', one.publicKey, undefined],
    ['the other half', undefined, one.privateKey],
    ['halves of two pairs', one.publicKey, other.privateKey],
    ['no keys', 'public', 'private'],
  ])('[AMB-78] are refused and not shown: %s', (_what, publicKey, privateKey) => {
    const refused = () => pushConfigOf(values(publicKey, privateKey));
    expect(refused).toThrow(BadConfiguration);
    if (privateKey !== undefined) expect(refused).not.toThrow(privateKey);
  });
});
