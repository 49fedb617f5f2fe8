import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { idleMilliseconds, type OwnSession } from '@portal/contracts/areas/session';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { codeOf, logInAs, sendInit } from './signing-in-by-password';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

describe('the own sessions', () => {
  let portal: InProcessPortal;
  let clock: number;

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:00:00.000Z');
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
  });
  afterEach(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  type Headers = Readonly<Record<string, string>>;
  const logIn = (userId: number) => logInAs(portal, userId, { userAgent: chrome });
  async function list(headers: Headers): Promise<readonly OwnSession[]> {
    const answer = await portal.app.inject({ method: 'GET', url: '/api/user/sessions', headers });
    return answer.json<{ data: readonly OwnSession[] }>().data;
  }
  async function post(path: string, payload: object, headers: Headers) {
    const answer = await portal.app.inject({ method: 'POST', url: `/api/user/${path}`, payload, headers });
    await portal.caughtUp();
    return answer;
  }
  const isIn = async (headers: Headers) => (await sendInit(portal, headers)).statusCode === 200;

  it('[S2] are listed with device, network and last use, the current one first, and none of other people', async () => {
    const mine = await logIn(1);
    clock += 60_000;
    await logIn(1);
    await logIn(2);
    const sessions = await list(mine);
    const device = { browser: 'Chrome', system: 'Windows', network: '203.0.113.0/24' };
    expect(sessions).toMatchObject([
      { current: true, ...device, opened_at: '2026-11-20T09:00:00.000Z' },
      { current: false, ...device, seen_at: '2026-11-20T09:01:00.000Z' },
    ]);
    const secrets = JSON.stringify(sessions);
    for (const { cookie } of [mine]) expect(secrets).not.toContain(String(cookie?.split('=')[1]));
    clock += idleMilliseconds - 60_000;
    expect((await list(await logIn(1))).map(({ opened_at }) => opened_at)).toEqual([
      '2026-11-20T10:00:00.000Z',
      '2026-11-20T09:01:00.000Z',
    ]);
  });

  it('[S2] can be ended one by one', async () => {
    const mine = await logIn(1);
    const other = await logIn(1);
    const [, { id } = { id: '' }] = await list(mine);
    expect(codeOf(await post('sessions/end', { id }, mine))).toBe('done');
    expect([await isIn(mine), await isIn(other)]).toEqual([true, false]);
    expect(await list(mine)).toHaveLength(1);
    expect(codeOf(await post('sessions/end', { id }, mine))).toBe('done');
  });

  it('[S2] [S1] cannot be ended by other people, nor by a made-up name', async () => {
    const mine = await logIn(1);
    const theirs = await logIn(2);
    const [{ id } = { id: '' }] = await list(theirs);
    for (const named of [id, 'none', `${id}x`, '1']) {
      const answer = await post('sessions/end', { id: named }, mine);
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'session_not_found']);
    }
    expect(await isIn(theirs)).toBe(true);
  });

  it('[S2] can be ended all but one, and a later sign-in is welcome', async () => {
    const mine = await logIn(1);
    const other = await logIn(1);
    const theirs = await logIn(2);
    const external = await portal.signIn(1, Role.Franchisee);
    clock += 1;
    expect(codeOf(await post('sessions/end-others', {}, mine))).toBe('done');
    const open = [mine, other, { ...external }, theirs].map(isIn);
    expect(await Promise.all(open)).toEqual([true, false, false, true]);
    expect(await list(mine)).toHaveLength(1);
    expect(await isIn(await logIn(1))).toBe(true);
    expect(await list(mine)).toHaveLength(2);
  });
});
