import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { secondFactorCode } from '@portal/command-api';
import { Role } from '@portal/contracts';
import { createSessionGuard } from '@portal/platform/session/session-guard';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { addPerson, buildTestFixture, passwordDigest, personWith } from '../programs/test-fixture';
import { codeOf, cookieOf, sendInit } from './signing-in-by-password';

const username = 'user2@es.chain.example';
const step = 30_000;

describe('a code of a device beside the password', () => {
  let portal: InProcessPortal;
  let clock: number;
  let mine: SignedIn;
  let callers = 0;

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:00:00.000Z');
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
    mine = await portal.signIn(2, Role.Administrator);
  });
  afterEach(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  async function post(path: string, payload: object, headers: Record<string, string> = { ...mine }) {
    callers += 1;
    const remoteAddress = `10.0.${callers >> 8}.${callers & 255}`;
    const url = `/api/${path}`;
    const answer = await portal.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
    await portal.caughtUp();
    return answer;
  }
  const login = (code?: string, password = passwordDigest) =>
    post('login', { username, password, ...(code !== undefined && { code }) }, {});

  /** Enables a device. @returns its codes by time, and the recovery codes */
  async function setUp() {
    const prepared = await post('user/second-factor/prepare', { password: passwordDigest });
    const { secret, address } = prepared.json<{ data: { secret: string; address: string } }>().data;
    const shown = () => secondFactorCode(secret, new Date(clock).toISOString());
    const enabled = await post('user/second-factor/enable', { code: shown() });
    const { recovery_codes } = enabled.json<{ data: { recovery_codes: string[] } }>().data;
    clock += step;
    return { secret, address, shown, recovery_codes };
  }

  it('[S4] [AMB-85] is asked for from then on, after the right password alone', async () => {
    expect((await login()).statusCode).toBe(200);
    const { shown, address, recovery_codes } = await setUp();
    expect(address).toMatch(/^otpauth:\/\/totp\/LSM:user2%40es\.chain\.example\?/);
    expect(recovery_codes).toHaveLength(10);
    const asked = await login();
    expect([asked.statusCode, codeOf(asked)]).toEqual([401, 'second_factor_required']);
    expect(codeOf(await login(''))).toBe('second_factor_required');
    expect(codeOf(await login(shown(), 'b'.repeat(64)))).toBe('login_incorrect');
    const answer = await login(shown());
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, expect.anything()]);
  });

  it('[S4] counts once, also from two browsers at once', async () => {
    const { shown } = await setUp();
    const codes = (await Promise.all(Array.from({ length: 5 }, () => login(shown())))).map(codeOf);
    expect(codes.toSorted()).toEqual(['done', ...Array.from({ length: 4 }, () => 'second_factor_incorrect')]);
    clock += step;
    expect(codeOf(await login(shown()))).toBe('done');
  });

  it('[S4] [AMB-85] may be guessed as often as a password, together with it', async () => {
    const { shown } = await setUp();
    for (let guess = 0; guess < 3; guess += 1)
      expect(codeOf(await login('000000'))).toBe('second_factor_incorrect');
    for (let guess = 0; guess < 2; guess += 1)
      expect(codeOf(await login(undefined, 'b'.repeat(64)))).toBe('login_incorrect');
    const locked = await login(shown());
    expect([locked.statusCode, codeOf(locked)]).toEqual([429, 'login_locked']);
  });

  it('[S4] can be a recovery code instead, each of ten once', async () => {
    const { recovery_codes } = await setUp();
    for (const code of recovery_codes) {
      expect(codeOf(await login(code.toLowerCase()))).toBe('done');
      expect(codeOf(await login(code))).toBe('second_factor_incorrect');
    }
  });

  it('[S4] has new recovery codes, or is given up, for password and code', async () => {
    const { shown, recovery_codes } = await setUp();
    const renew = (code: string, password = passwordDigest) =>
      post('user/second-factor/codes', { password, code });
    expect(codeOf(await renew(shown(), 'b'.repeat(64)))).toBe('password_incorrect');
    expect(codeOf(await renew('000000'))).toBe('second_factor_incorrect');
    const renewed = await renew(shown());
    const codes = renewed.json<{ data: { recovery_codes: string[] } }>().data.recovery_codes;
    expect(codeOf(await login(recovery_codes[0]))).toBe('second_factor_incorrect');
    expect(codeOf(await login(codes[0]))).toBe('done');
    const disable = (code = '') => post('user/second-factor/disable', { password: passwordDigest, code });
    expect(codeOf(await disable(codes[0]))).toBe('second_factor_incorrect');
    expect(codeOf(await disable(codes[1]))).toBe('done');
    expect(codeOf(await disable(codes[2]))).toBe('second_factor_missing');
    expect((await login()).statusCode).toBe(200);
  });

  it('needs the password to be set up, and a code of the device', async () => {
    const prepare = (password: string) => post('user/second-factor/prepare', { password });
    expect(codeOf(await post('user/second-factor/enable', { code: '123456' }))).toBe('second_factor_missing');
    expect(codeOf(await prepare('b'.repeat(64)))).toBe('password_incorrect');
    expect(codeOf(await prepare(passwordDigest))).toBe('done');
    expect(codeOf(await post('user/second-factor/enable', { code: '000000' }))).toBe(
      'second_factor_incorrect',
    );
    expect((await login()).statusCode).toBe(200);
    await setUp();
    expect(codeOf(await prepare(passwordDigest))).toBe('second_factor_enabled');
  });

  it('[X5] repeats neither the secret nor the recovery codes to an earlier request sent again', async () => {
    const headers = { ...mine, 'idempotency-key': crypto.randomUUID() };
    const prepare = (password: string) => post('user/second-factor/prepare', { password }, headers);
    const enable = (code: string) => post('user/second-factor/enable', { code }, headers);
    const { secret } = (await prepare(passwordDigest)).json<{ data: { secret: string } }>().data;
    const code = secondFactorCode(secret, new Date(clock).toISOString());
    const [first, twin] = await Promise.all([enable(code), enable(code)]);
    expect(twin.json<{ data: object }>().data).toEqual(first.json<{ data: object }>().data);
    for (const guess of [await prepare('b'.repeat(64)), await enable('000000')]) {
      expect(codeOf(guess)).toBe('idempotency_key_reused');
      expect(guess.body).not.toMatch(/secret|recovery/);
    }
    for (const repeat of [await prepare(passwordDigest), await enable(code)])
      expect(codeOf(repeat)).toBe('already_answered');
  });

  it('[X5] renews recovery codes that never arrived', async () => {
    const { shown } = await setUp();
    const renewed = await post('user/second-factor/codes', { password: passwordDigest, code: shown() });
    expect(codeOf(renewed)).toBe('done');
  });

  it('[X5] opens no session for a wrong password, under any idempotency key', async () => {
    const headers = { ...mine, 'idempotency-key': crypto.randomUUID() };
    const signIn = (password: string) => post('login', { username, password }, headers);
    expect(codeOf(await signIn(passwordDigest))).toBe('done');
    const guessed = await signIn('b'.repeat(64));
    expect([codeOf(guessed), guessed.headers['set-cookie']]).toEqual(['login_incorrect', undefined]);
  });

  it('[S18] [S19] keeps the secret in the personal envelope, and recovery codes only as digests', async () => {
    const { secret, recovery_codes } = await setUp();
    const log = JSON.stringify(await portal.stores.events.readAll(0, 1_000));
    for (const each of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replace('-', ''))])
      expect(log).not.toContain(each);
  });

  it('[R-AUT-01] reports to the browser whether it is on', async () => {
    const shownState = async () => {
      const answer = await portal.app.inject({ method: 'GET', url: '/api/init', headers: { ...mine } });
      return answer.json<{ data: { second_factor: string } }>().data.second_factor;
    };
    expect(await shownState()).toBe('off');
    await setUp();
    expect(await shownState()).toBe('on');
  });

  it('[S4] [S2] is reset by another administrator where it is lost, and set up again after the password', async () => {
    const { recovery_codes } = await setUp();
    const another = 31;
    await addPerson(portal, personWith(another, Role.Administrator));
    await portal.caughtUp();
    const reset = (headers: SignedIn) =>
      post('user/2/second-factor/reset', { own_password: passwordDigest }, { ...headers });
    const signedIn = await portal.signIn(another, Role.Administrator);
    expect(codeOf(await reset(mine))).toBe('own_account');
    expect(codeOf(await reset(await portal.signIn(4, Role.Editor)))).toBe('forbidden');
    expect(codeOf(await reset(signedIn))).toBe('done');
    expect(codeOf(await reset(signedIn))).toBe('second_factor_missing');
    expect(codeOf(await sendInit(portal, { ...mine }))).toBe('session_expired');
    expect(codeOf(await login(recovery_codes[0]))).toBe('done');
    const again = await login();
    expect(codeOf(again)).toBe('done');
    const requireSecondFactor = true;
    const { views } = portal.stores;
    const guard = createSessionGuard({
      views,
      now: () => new Date(clock),
      onUse: () => undefined,
      requireSecondFactor,
    });
    expect(await guard.identify(cookieOf(again).split('=')[1])).toMatchObject({ secondFactorDue: true });
    mine = await portal.signIn(2, Role.Administrator);
    const { shown } = await setUp();
    expect(codeOf(await login())).toBe('second_factor_required');
    expect(codeOf(await login(shown()))).toBe('done');
  });

  it('is required only of administrators, and only where the deployment asks for it', async () => {
    const guard = createSessionGuard({
      views: portal.stores.views,
      now: () => new Date(clock),
      onUse: () => undefined,
      requireSecondFactor: true,
    });
    const secretOf = ({ cookie }: SignedIn) => cookie.slice(cookie.indexOf('=') + 1);
    const isDue = async (who: SignedIn) => (await guard.identify(secretOf(who)))?.secondFactorDue === true;
    const editor = await portal.signIn(4, Role.Editor);
    const franchisee = await portal.signIn(1, Role.Franchisee);
    expect([await isDue(mine), await isDue(editor), await isDue(franchisee)]).toEqual([true, true, false]);
    await setUp();
    guard.forget();
    expect(await isDue(mine)).toBe(false);
  });
});
