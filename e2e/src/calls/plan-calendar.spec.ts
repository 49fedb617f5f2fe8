import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { testClock } from '@portal/platform/testing/test-clock';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import {
  addEmptySection,
  buildTestFixture,
  foreignRestaurant,
  ownRestaurant,
  passwordDigest,
} from '../programs/test-fixture';
import { dataOf } from './answers';

const year = 2026;

describe('the year’s plan for calendar programs', () => {
  const clock = testClock('2026-11-25T09:30:00.000Z');
  let portal: InProcessPortal;
  let ana: SignedIn;
  let admin: SignedIn;

  const post = (path: string, payload: object, signedIn = ana) =>
    portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { ...signedIn } });
  const get = (path: string) =>
    portal.app.inject({ method: 'GET', url: `/api/${path}`, headers: { ...ana } });

  beforeAll(async () => {
    portal = await openInProcessPortal('ES', clock.now);
    await buildTestFixture(portal);
    const sectionId = await addEmptySection(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
    const plan = {
      objectives: [{ id: 1, name: 'Crecer en la cena' }],
      strategies: [{ id: 2, objectiveId: 1, sectionId }],
      actions: [{ id: 3, strategyId: 2, name: 'Feria', start: '2026-11-20', end: '2026-11-25', status: 1 }],
    };
    dataOf(await post(`admin/plan/${year}/update`, { plan }, admin));
    await portal.caughtUp();
  });
  afterAll(async () => {
    expect(portal.problems).toEqual([]);
    await portal.close();
  });

  const renew = async () =>
    dataOf<{ token: string }>(await post('restaurant/plan/calendar-address/renew', {})).token;
  const read = (token: string, restaurant = ownRestaurant) =>
    portal.app.inject({ method: 'GET', url: `/api/plan/calendar/${restaurant}/${token}` });

  it('is a file of the year, named by the site', async () => {
    const file = await get(`restaurant/plan/${ownRestaurant}/${year}/calendar?language=CAT`);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.headers['content-disposition']).toContain('plan-2026-101.ics');
    expect(file.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(file.body).toContain('Pla de màrqueting');
  });

  it('[S5] is read by the secret of a person alone, until that is renewed or revoked', async () => {
    const first = await renew();
    await portal.caughtUp();
    const answer = await read(first);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toMatch(/private/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain('Feria');
    expect((await read(first, foreignRestaurant)).statusCode).toBe(404);
    expect((await read('x'.repeat(43))).statusCode).toBe(404);
    const second = await renew();
    await portal.caughtUp();
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await post('restaurant/plan/calendar-address/revoke', {});
    await portal.caughtUp();
    expect((await read(second)).statusCode).toBe(404);
  });

  it('[S5] [R-ROL-08] the same secret reads the calendar of all restaurants of its person, and of no others', async () => {
    const specialDays = [
      [ownRestaurant, '10:00'],
      [foreignRestaurant, '11:00'],
    ] as const;
    for (const [id, start] of specialDays) {
      const days = [{ day: '2026-12-24', closed: false, spans: [{ start, end: '18:00' }] }];
      dataOf(await post('restaurant/special-days/update', { restaurant_ids: [id], days }, admin));
    }
    const feedOf = async (signedIn: SignedIn) => {
      const { token } = dataOf<{ token: string }>(
        await post('restaurant/plan/calendar-address/renew', {}, signedIn),
      );
      await portal.caughtUp();
      const answer = await portal.app.inject({ method: 'GET', url: `/api/calendar/feed/${token}` });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
      ]);
      return answer.body.replaceAll('\r\n ', '');
    };
    const own = await feedOf(ana);
    expect(own.match(/10:00–18:00|11:00–18:00|SUMMARY:Feria/g)?.toSorted()).toEqual([
      '10:00–18:00',
      'SUMMARY:Feria',
    ]);
    expect(own).toContain('DTSTART;VALUE=DATE:20261224\r\nDTEND;VALUE=DATE:20261225');
    const chain = await feedOf(admin);
    expect(chain.match(/1[01]:00–18:00/g)?.toSorted()).toEqual(['10:00–18:00', '11:00–18:00']);
    const [first] = /UID:\S+/.exec(own) ?? [];
    expect(chain).toContain(first);
    const guessed = await portal.app.inject({ method: 'GET', url: '/api/calendar/feed/guessed' });
    expect(guessed.statusCode).toBe(404);
  });

  it.each([
    ['a new password', 'user/password', { old_password: passwordDigest, password: 'd'.repeat(64) }],
    ['the end of the other sessions', 'user/sessions/end-others', {}],
  ])('[X13] ends with %s, and its person is notified', async (_by, path, payload) => {
    const token = await renew();
    await portal.caughtUp();
    expect((await read(token)).statusCode).toBe(200);
    expect((await post(path, payload)).statusCode).toBe(200);
    await portal.caughtUp();
    expect((await read(token)).statusCode).toBe(404);
    const address = dataOf(await get('restaurant/plan/calendar-address'));
    expect(address).toEqual({ since: null, ended: true });
    clock.jumpTo(new Date(clock.now().getTime() + 1000).toISOString());
    const next = await renew();
    await portal.caughtUp();
    expect((await read(next)).statusCode).toBe(200);
  });

  it('is limited by network, also for guessed secrets, with the time to retry', async () => {
    const token = await renew();
    await portal.caughtUp();
    const guesses = Array.from({ length: 400 }, (_, at) => (at % 4 === 0 ? token : `guess-${at}`));
    const asked = await Promise.all(guesses.map((guess) => read(guess)));
    const refused = asked.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(200);
    expect(asked.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(20);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.headers['cache-control']).toBe('no-store');
    // Other calls are not limited.
    expect((await get(`restaurant/actions/${year}`)).statusCode).toBe(200);
  });
});
