import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import {
  callerAddress,
  isTrustable,
  neighbourhood,
  networkKey,
  networkOf,
  subscriber,
  trustOf,
} from './caller-address';

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
  ])('[S4] of %s is %s: an IPv6 subscriber has a whole /64', (address, network) => {
    expect(networkOf(address, subscriber)).toBe(network);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:0DB8:0001:abcd::77', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['::1', '::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
  ])('[R11] of %s may be stored as %s: the network, and never the machine', (address, network) => {
    expect(networkOf(address, neighbourhood)).toBe(network);
  });

  it.each(['evil\r\nname', '', undefined])(
    '[S4] is unknown for %j, and such callers are counted together',
    (address) => {
      expect(networkOf(address, subscriber)).toBeUndefined();
      expect(networkKey(address)).toBe('unknown');
    },
  );

  const request = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

  it('[S4] is the nearest forwarded address that is no trusted proxy, ignoring all to the left of it', () => {
    const trust = trustOf('10.0.0.0/8, 192.0.2.1');
    const seen = (from: string, forwarded?: string) => callerAddress(request(from, forwarded), trust);
    expect(seen('10.1.2.3', '203.0.113.7')).toBe('203.0.113.7');
    expect(seen('10.1.2.3', '198.51.100.1, 203.0.113.7, 192.0.2.1')).toBe('203.0.113.7');
    expect(seen('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(callerAddress(request('10.1.2.3', '203.0.113.7'), trustOf(undefined))).toBe('10.1.2.3');
  });

  it('distinguishes names of proxies from invalid ones', () => {
    expect(['uniquelocal', '10.0.0.1, loopback', 'fd00::/8'].map(isTrustable)).toEqual([true, true, true]);
    expect(['', 'proxy.example', '10.0.0.1/99'].map(isTrustable)).toEqual([false, false, false]);
  });
});
