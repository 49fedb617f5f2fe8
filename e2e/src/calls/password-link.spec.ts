import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { passwordLinkSeconds } from '@portal/contracts/areas/users';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { answerRequest, linkFor, type MailedLink } from '../programs/password-links';
import { appendToUser } from '../programs/second-factors';
import { addPerson, buildTestFixture, passwordDigest, personWith } from '../programs/test-fixture';
import { codeOf, cookieOf, sendInit } from './signing-in-by-password';

const username = 'user1@es.chain.example';
const newPassword = 'b'.repeat(64);
/** SHA-256 of a common password. */
const commonDigest = 'ef92b778bafe771e89245b89ecbc08a44a4e166c06659911881f383d4473e94f';

describe('a new password by the link of a mail', () => {
  let portal: InProcessPortal;
  let clock: number;
  let callers = 0;

  beforeEach(async () => {
    clock = Date.parse('2026-11-20T09:00:00.000Z');
    portal = await openInProcessPortal('ES', () => new Date(clock));
    await buildTestFixture(portal);
  });
  afterEach(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  /** Distinct addresses avoid the limit. */
  function post(url: string, payload: object, headers: Record<string, string> = {}) {
    callers += 1;
    const remoteAddress = `10.0.${callers >> 8}.${callers & 255}`;
    return portal.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers, remoteAddress });
  }
  const remember = (name: string) => post('remember', { username: name });
  async function mailed(): Promise<MailedLink> {
    const link = await linkFor(portal, username);
    if (!link) throw new Error('no link was issued');
    return link;
  }
  const change = ({ token, time }: MailedLink, password = newPassword) =>
    post('changepass', { id: token, password, time });
  const login = (password: string) => post('login', { username, password });
  const init = (headers: Record<string, string>) => sendInit(portal, headers);

  it('[R-AUT-17] [R-API-09] [R-API-10] is asked for, sent and chosen', async () => {
    expect((await remember(` ${username.toUpperCase()} `)).json()).toMatchObject({
      status: true,
      data: { sent: true },
    });
    const link = await answerRequest(portal);
    expect((await change(link as MailedLink)).json()).toMatchObject({
      status: true,
      data: { changed: true },
    });
    expect(codeOf(await login(passwordDigest))).toBe('login_incorrect');
    expect((await login(newPassword)).statusCode).toBe(200);
  });

  it('[R-AUT-16] [R-ERR-08] needs a user name, and that is all that is wrong with one', async () => {
    for (const empty of ['', '  ']) {
      const answer = await remember(empty);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { error: { fields: { username: {} } } },
      ]);
    }
    expect((await remember('not an address')).statusCode).toBe(200);
  });

  it('[S7] [W21] answers everybody the same bytes, and lets the log grow alike', async () => {
    await addPerson(portal, { ...personWith(20, Role.Manager) }, { active: false });
    const responses: object[] = [];
    for (const name of [username, 'nobody@es.chain.example', 'user20@es.chain.example', 'no address']) {
      const before = await portal.stores.events.head();
      const answer = await remember(name);
      const { 'x-correlation-id': _, date: __, 'set-cookie': cookie, ...headers } = answer.headers;
      const { position, ...body } = answer.json<{ position: number }>();
      expect(cookie).toBe(`portal-es-position=${position}.0; Path=/; HttpOnly; SameSite=Lax`);
      await answerRequest(portal);
      const events = (await portal.stores.events.head()) - before;
      responses.push({ headers, body, status: answer.statusCode, grown: position - before, events });
    }
    expect(responses[0]).toMatchObject({ status: 200, grown: 1, events: 2 });
    for (const other of responses) expect(other).toEqual(responses[0]);
  });

  it('[S6] [S7] takes five requests for one name within a quarter of an hour, from all senders together', async () => {
    for (const name of [username, 'nobody@es.chain.example']) {
      for (let request = 0; request < 5; request += 1) expect((await remember(name)).statusCode).toBe(200);
      const late = await remember(name);
      expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '900']);
    }
    clock += 15 * 60_000;
    expect((await remember(username)).statusCode).toBe(200);
  });

  it('[S6] takes fifty requests from one network, for any names', async () => {
    const from = (name: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/remember',
        payload: { username: name },
        remoteAddress: '203.0.113.7',
      });
    for (let request = 0; request < 50; request += 1)
      expect((await from(`someone${request}@es.chain.example`)).statusCode).toBe(200);
    expect((await from('another@es.chain.example')).statusCode).toBe(429);
  });

  it('[S6] is set once by fifty at once, and the others are answered that the link is used', async () => {
    const link = await mailed();
    const passwords = Array.from({ length: 50 }, (_, n) => n.toString(16).padStart(64, 'd'));
    const answers = await Promise.all(passwords.map((password) => change(link, password)));
    const codes = answers.map((answer) => [answer.statusCode, codeOf(answer)].join(' '));
    expect(codes.toSorted()).toEqual([
      '200 done',
      ...Array.from({ length: 49 }, () => '410 password_link_expired'),
    ]);
    expect(codeOf(await change(link))).toBe('password_link_expired');
  });

  it('[R-AUT-20] [AMB-13] is too late after an hour', async () => {
    const link = await mailed();
    clock += passwordLinkSeconds.reset * 1000 - 1;
    expect(codeOf(await change(link, commonDigest))).toBe('password_too_common');
    clock += 1;
    const late = await change(link);
    expect([late.statusCode, codeOf(late)]).toEqual([410, 'password_link_expired']);
  });

  it('[S6] [AMB-13] [W1] cannot be set with another time, another token or a person’s number', async () => {
    const { token, time } = await mailed();
    for (const forged of [
      { token, time: time + 3600 },
      { token: `${token}x`, time },
      { token: token.replace('.', ''), time },
      { token: '1', time },
      { token: 'user-1', time },
    ]) {
      const answer = await change(forged);
      expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'password_not_changed']);
    }
    expect((await login(passwordDigest)).statusCode).toBe(200);
    expect(codeOf(await change({ token, time }))).toBe('done');
  });

  it('[S6] voids the link before it', async () => {
    const first = await mailed();
    clock += 1_000;
    const second = await mailed();
    expect(codeOf(await change(first))).toBe('password_link_expired');
    expect(codeOf(await change(second))).toBe('done');
  });

  it('[S5] [R-AUT-21] is neither the previous nor a common one; the link stays valid until then', async () => {
    const link = await mailed();
    expect(codeOf(await change(link, passwordDigest))).toBe('password_not_new');
    expect(codeOf(await change(link, commonDigest))).toBe('password_too_common');
    expect(codeOf(await change(link))).toBe('done');
  });

  it('[S2] [W25] ends all sessions, also one whose sign-in was under way', async () => {
    const headers = [await portal.signIn(1, Role.Franchisee), await portal.signIn(1, Role.Franchisee)];
    const other = await portal.signIn(2, Role.Administrator);
    for (const each of [...headers, other]) expect((await init({ ...each })).statusCode).toBe(200);
    const link = await mailed();
    clock += 1;
    const [under, changed] = await Promise.all([login(passwordDigest), change(link)]);
    expect(codeOf(changed)).toBe('done');
    await portal.caughtUp();
    for (const each of headers) expect(codeOf(await init({ ...each }))).toBe('session_expired');
    expect((await init({ ...other })).statusCode).toBe(200);
    const cookie = cookieOf(under);
    expect(codeOf(await init({ cookie }))).toBe('session_expired');
    const fresh = cookieOf(await login(newPassword));
    await portal.caughtUp();
    expect((await init({ cookie: fresh })).statusCode).toBe(200);
  });

  it('[S2] keeps the session in which the own password was changed, and asks for the old one', async () => {
    const mine = await portal.signIn(1, Role.Franchisee);
    const other = await portal.signIn(1, Role.Franchisee);
    const own = (old_password: string, password = newPassword) =>
      post('user/password', { old_password, password }, { ...mine });
    expect(codeOf(await own('c'.repeat(64)))).toBe('password_incorrect');
    expect(codeOf(await own(passwordDigest, passwordDigest))).toBe('password_not_new');
    clock += 1;
    expect(codeOf(await own(passwordDigest))).toBe('done');
    await portal.caughtUp();
    expect((await init({ ...mine })).statusCode).toBe(200);
    expect(codeOf(await init({ ...other }))).toBe('session_expired');
  });

  it('[S4] answers a repeat of the same request as the first, and looks at five wrong passwords', async () => {
    const mine = await portal.signIn(1, Role.Franchisee);
    const own = (old_password: string, key?: string) =>
      post(
        'user/password',
        { old_password, password: newPassword },
        { ...mine, ...(key !== undefined && { 'idempotency-key': key }) },
      );
    const wrongKey = crypto.randomUUID();
    const rightKey = crypto.randomUUID();
    for (let repeat = 0; repeat < 2; repeat += 1)
      expect(codeOf(await own('c'.repeat(64), wrongKey))).toBe('password_incorrect');
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect(codeOf(await own(passwordDigest, rightKey))).toBe('done');
      await portal.caughtUp();
    }
    for (let guess = 0; guess < 5; guess += 1)
      expect(codeOf(await own('c'.repeat(64)))).toBe('password_incorrect');
    const locked = await own(newPassword);
    expect([locked.statusCode, codeOf(locked), locked.headers['retry-after']]).toEqual([
      429,
      'login_locked',
      '60',
    ]);
  });

  it('[S6] [S19] leaves neither token nor password nor address in the log', async () => {
    const { token, time } = await mailed();
    await change({ token, time });
    const log = JSON.stringify(await portal.stores.events.readAll(0, 1_000));
    for (const secret of [token, token.split('.')[1], newPassword, username])
      expect(log).not.toContain(secret);
  });

  it('[S6] is invalid for a person who was deactivated since', async () => {
    const link = await mailed();
    await appendToUser(portal, 1, [{ type: 'UserDeactivated', data: { userId: 1 } }]);
    expect(codeOf(await change(link))).toBe('password_link_expired');
    expect(await linkFor(portal, username)).toBeNull();
  });

  it('[S3] is set from our own pages alone', async () => {
    const { token, time } = await mailed();
    const answer = await post(
      'changepass',
      { id: token, password: newPassword, time },
      { origin: 'https://evil.example' },
    );
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'csrf']);
  });
});
