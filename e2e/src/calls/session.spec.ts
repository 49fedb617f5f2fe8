import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { absoluteMilliseconds, idleMilliseconds } from '@portal/contracts/areas/session';
import { systemActor } from '@portal/platform/decider/decider';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { addToHome, buildTestFixture, ownRestaurant, passwordDigest } from '../programs/test-fixture';
import { codeOf, cookieOf, sendInit } from './signing-in-by-password';

const username = 'user1@es.chain.example';

describe('signing in over HTTP', () => {
  let portal: InProcessPortal;
  let clock: number;

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:00:00.000Z');
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
  });
  afterEach(async () => {
    await portal.close();
  });

  const login = (payload: object = { username, password: passwordDigest }) =>
    portal.app.inject({ method: 'POST', url: '/api/login?1795214323042', payload });

  async function signedIn() {
    const answer = await login();
    await portal.caughtUp();
    return { cookie: cookieOf(answer) };
  }
  const init = (headers: Record<string, string>) => sendInit(portal, headers);

  it('[R-AUT-08] [R-AUT-23] [R-AUT-24] sets an HttpOnly cookie that scripts cannot read and foreign sites cannot send', async () => {
    const answer = await login();
    expect(answer.statusCode).toBe(200);
    const [cookie = '', device = ''] = [answer.headers['set-cookie'] ?? []].flat();
    expect(device).toMatch(
      /^portal-es-device=[\w-]+\.[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.body).not.toContain(device.slice(17, 60));
    expect(cookie).toMatch(/^portal-es=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.body).not.toContain(cookie.slice(10, 53));
  });

  it('[R-AUT-01] [R-AUT-02] [R-AUT-03] answers the session with user, expiry, restaurants and the token for calls', async () => {
    const { sliderId } = await addToHome(portal);
    const answer = await init(await signedIn());
    expect(answer.json()).toMatchObject({
      status: true,
      data: {
        status: 2,
        user: { id: 1, type: Role.Franchisee, letter: 'P', admin: 0, locations: [ownRestaurant], legal: 1 },
        exp: new Date(clock + idleMilliseconds).toISOString(),
        restaurants: [{ id: ownRestaurant, site: '101' }],
        sliders: [{ id: sliderId, name: 'Otoño a la brasa', url: '/nacional/menus', status: 1 }],
      },
    });
  });

  it('[R10] finds the session that a login has just opened, at the position of the login', async () => {
    const answer = await login();
    const [cookie] = String(answer.headers['set-cookie']).split(';');
    const position = String(answer.json<{ position: number }>().position);
    expect((await init({ cookie: String(cookie), 'x-min-position': position })).statusCode).toBe(200);
  });

  it('[R10] [F1] refuses a stranger whose position is ahead of the log, like any other', async () => {
    const ahead = { cookie: 'portal-es=from-another-moment', 'x-min-position': '1000000' };
    const answer = await init(ahead);
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'session_expired']);
  });

  it('[R-AUT-04] [R-ERR-01] answers 403 without a session', async () => {
    const answer = await init({});
    expect(answer.statusCode).toBe(403);
    expect(codeOf(answer)).toBe('session_expired');
  });

  it('[R-ERR-06] answers alike for a wrong password and an unknown person', async () => {
    const wrong = await login({ username, password: 'b'.repeat(64) });
    const unknown = await login({ username: 'nobody@es.chain.example', password: 'b'.repeat(64) });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(codeOf(answer)).toBe('login_incorrect');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('[R-AUT-07] refuses empty fields as invalid input', async () => {
    const answer = await login({ username: ' ', password: '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'invalid_input',
        fields: { username: expect.any(String), password: expect.any(String) },
      },
    });
  });

  it('[S4] looks at five of twenty parallel guesses, then asks for patience even of the right password', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => login({ username, password: 'b'.repeat(64) })),
    );
    expect(guesses.filter((guess) => guess.statusCode === 401)).toHaveLength(5);
    const locked = await login();
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('60');
    clock += 60_000;
    expect((await login()).statusCode).toBe(200);
  });

  it('[S4] cannot be locked by others in a browser that the person has used before', async () => {
    const right = { username, password: passwordDigest };
    const wrong = { ...right, password: 'b'.repeat(64) };
    const cookiesOf = (answer: Awaited<ReturnType<typeof login>>) =>
      [answer.headers['set-cookie'] ?? []].flat().map((line) => String(line.split(';')[0]));
    const [, device = ''] = cookiesOf(await login());
    const from = (payload: object, cookie: string) =>
      portal.app.inject({ method: 'POST', url: '/api/login', payload, headers: { cookie } });
    for (let guess = 0; guess < 5; guess += 1) await login(wrong);
    expect((await login(right)).statusCode).toBe(429);
    const forged = `portal-es-device=${'x'.repeat(80)}.${'y'.repeat(32)}`;
    expect((await from(right, forged)).statusCode).toBe(429);
    const welcome = await from(right, device);
    expect(welcome.statusCode).toBe(200);
    expect(cookiesOf(welcome)[1]).toBe(device);
    // A known browser has its own five guesses.
    for (let guess = 0; guess < 5; guess += 1) expect((await from(wrong, device)).statusCode).toBe(401);
    expect((await from(right, device)).statusCode).toBe(429);
    // Unknown for another user.
    const other = { ...right, username: 'user2@es.chain.example' };
    for (let guess = 0; guess < 5; guess += 1) await login({ ...other, password: wrong.password });
    expect((await from(other, device)).statusCode).toBe(429);
  });

  it('[R-AUT-05] ends a session after an hour without use, and after twelve hours in any case', async () => {
    const headers = await signedIn();
    clock += idleMilliseconds - 1;
    expect((await init(headers)).statusCode).toBe(200);
    clock += 1;
    expect((await init(headers)).statusCode).toBe(403);

    const used = await signedIn();
    const { session } = portal.writeSide.bindings;
    for (let at = 0; at < absoluteMilliseconds; at += idleMilliseconds / 2) {
      expect((await init(used)).statusCode).toBe(200);
      clock += idleMilliseconds / 2;
      const [open] = (await portal.stores.views.find<{ id: string }>('sessions', { sort: '-openedAt' }))
        .documents;
      const input = { sessionId: String(open?.id) };
      await portal.writeSide.runner.run(session.ExtendSession, input, {
        actor: systemActor,
        correlationId: 't',
      });
      await portal.caughtUp();
    }
    expect((await init(used)).statusCode).toBe(403);
  });

  it('[R-AUT-25] ends the session on the server at logout', async () => {
    const headers = await signedIn();
    const { csrf } = (await init(headers)).json<{ data: { csrf: string } }>().data;
    const answer = await portal.app.inject({
      method: 'GET',
      url: '/api/logout',
      headers: { ...headers, 'x-csrf-token': csrf },
    });
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^portal-es=; /);
    await portal.caughtUp();
    expect((await init(headers)).statusCode).toBe(403);
  });

  it('[R-AUT-14] [R-AUT-15] allows nothing beyond the terms until they are accepted', async () => {
    const { runner, bindings } = portal.writeSide;
    const person = {
      userId: 20,
      name: 'Nora Gil',
      email: 'nora@es.chain.example',
      phone: '',
      role: Role.Manager,
    };
    const input = { ...person, active: true, restaurants: [ownRestaurant], passwordDigest };
    await runner.run(bindings.users.RegisterUser, input, { actor: systemActor, correlationId: 't' });
    await portal.caughtUp();
    const headers = await portal.signIn(20, Role.Manager);
    expect((await init({ ...headers })).json()).toMatchObject({ data: { user: { active: 1, legal: 0 } } });
    const orders = () => portal.app.inject({ method: 'GET', url: '/api/order', headers: { ...headers } });
    const before = await orders();
    expect([before.statusCode, codeOf(before)]).toEqual([403, 'legal_required']);
    const accepted = await portal.app.inject({
      method: 'POST',
      url: '/api/user/20/legal',
      headers: { ...headers },
    });
    expect(accepted.statusCode).toBe(200);
    await portal.caughtUp();
    expect((await orders()).statusCode).toBe(200);
  });

  it('[W3] [S19] keeps neither the password’s digest nor the cookie’s secret in the log', async () => {
    const { cookie } = await signedIn();
    const log = JSON.stringify(await portal.stores.events.readAll(0, 1_000));
    expect(log).not.toContain(passwordDigest);
    expect(log).not.toContain(cookie.split('=')[1]);
    expect(log).not.toContain(username);
  });
});
