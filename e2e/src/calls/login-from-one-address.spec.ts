import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture, passwordDigest } from '../programs/test-fixture';
import { codeOf } from './signing-in-by-password';

const wrong = 'b'.repeat(64);
const failuresOfAnAddress = 50;
const username = 'user1@es.chain.example';

describe('[S4] failed logins from one address', () => {
  let portal: InProcessPortal;
  afterEach(() => portal.close());

  const open = async (trustedProxies?: string) => {
    portal = await openInProcessPortal('ES', undefined, undefined, undefined, trustedProxies);
    await buildTestFixture(portal);
  };
  const login = (payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.9') =>
    portal.app.inject({ method: 'POST', url: '/api/login', payload, headers, remoteAddress });
  /** Unknown users, so only the address counts. */
  const guess = (at: number, headers: Record<string, string> = {}, from?: string) =>
    login({ username: `nobody${at}@es.chain.example`, password: wrong }, headers, from);
  async function guessTooOften(headers: Record<string, string> = {}, from?: string) {
    for (let at = 0; at < failuresOfAnAddress; at += 1)
      expect((await guess(at, headers, from)).statusCode).toBe(401);
  }

  describe('without a proxy', () => {
    beforeEach(() => open());

    it('lock strangers of that address out for a while, but not people in a browser they have used before', async () => {
      const first = await login({ username, password: passwordDigest });
      const cookies = [first.headers['set-cookie'] ?? []].flat();
      const device = cookies.find((cookie) => cookie.includes('-device='))?.split(';')[0] ?? '';
      await guessTooOften();
      const stranger = await login({ username, password: passwordDigest });
      expect([stranger.statusCode, codeOf(stranger)]).toEqual([429, 'too_many_requests']);
      expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(800);
      expect((await login({ username, password: passwordDigest }, { cookie: device })).statusCode).toBe(200);
      const forged = { cookie: device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
      expect((await login({ username, password: passwordDigest }, forged)).statusCode).toBe(429);
      const other = { username: 'user2@es.chain.example', password: passwordDigest };
      expect((await login(other, { cookie: device })).statusCode).toBe(429);
      expect((await login({ username, password: passwordDigest }, {}, '203.0.113.10')).statusCode).toBe(200);
    });

    it('do not count successes, however many', async () => {
      for (let at = 0; at < failuresOfAnAddress + 10; at += 1)
        expect((await login({ username, password: passwordDigest })).statusCode).toBe(200);
    });

    it('count for a whole /64 of IPv6, and ignore a forged forwarded address', async () => {
      await guessTooOften({ 'x-forwarded-for': '198.51.100.1' }, '2001:db8:1:2::1');
      const elsewhere = { 'x-forwarded-for': '198.51.100.2' };
      expect((await guess(99, elsewhere, '2001:db8:1:2:ffff::2')).statusCode).toBe(429);
      expect((await guess(99, elsewhere, '2001:db8:1:3::1')).statusCode).toBe(401);
    });

    it('are no more than fifty when two hundred are sent at once', async () => {
      const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => guess(at)));
      const lookedAt = answers.filter(({ statusCode }) => statusCode === 401);
      expect(lookedAt.length).toBe(failuresOfAnAddress);
    });
  });

  it('are counted by the address that a trusted proxy saw, ignoring what a caller added to the left of it', async () => {
    await open('10.0.0.0/8');
    const by = (forwarded: string) => ({ 'x-forwarded-for': forwarded });
    await guessTooOften(by('198.51.100.1'), '10.0.0.1');
    expect((await guess(99, by('198.51.100.1'), '10.0.0.1')).statusCode).toBe(429);
    expect((await guess(99, by('192.0.2.55, 198.51.100.1'), '10.0.0.2')).statusCode).toBe(429);
    expect((await guess(99, by('198.51.100.2'), '10.0.0.1')).statusCode).toBe(401);
    expect((await guess(99, by('198.51.100.1'), '203.0.113.9')).statusCode).toBe(401);
  });
});
