import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, csrfHeader, markets, Role, roles } from '@portal/contracts';
import { Browser } from '../programs/browser';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import {
  addPerson,
  addressOf,
  buildTestFixture,
  ownRestaurant,
  passwordDigest,
  personWith,
} from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { expectedRights } from './expected-rights';
import { letters } from './rights-row';
import { sendCall } from './send-call';

/* Cookies only; views are paused during writes. */

type Answer = Awaited<ReturnType<Browser['send']>>;

const openTerms = 30;
const positionCookie = 'portal-es-position';

/** The answer to a call made while views are paused. */
async function answeredAfter(held: ReturnType<InProcessPortal['hold']>, asking: Promise<Answer>) {
  await Promise.race([asking, held.waiting]);
  held.release();
  return asking;
}

describe('[R-AUT-01] [R10] a client with nothing but its cookies', () => {
  let portal: InProcessPortal;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    await addPerson(portal, personWith(openTerms, Role.Manager), { accepts: false });
    await portal.caughtUp();
  });
  afterAll(() => portal.close());

  const logIn = (browser: Browser, userId: number) =>
    browser.send('POST', '/api/login', { username: addressOf('ES', userId), password: passwordDigest });
  /** Writes while views are paused, then reads. */
  async function readBehind(browser: Browser, write: () => Promise<Answer>, read = '/api/init') {
    const held = portal.hold();
    expect((await write()).statusCode).toBe(200);
    return answeredAfter(held, browser.send('GET', read));
  }
  async function signedIn(userId: number) {
    const browser = new Browser(portal);
    await logIn(browser, userId);
    const { csrf } = (await browser.send('GET', '/api/init')).json<{ data: { csrf: string } }>().data;
    const act = (url: string, payload: object = {}) =>
      browser.send('POST', `/api/${url}`, payload, { [csrfHeader]: csrf });
    return { browser, act };
  }

  it('is known from the answer of its login on', async () => {
    const browser = new Browser(portal);
    const init = await readBehind(browser, () => logIn(browser, Role.Manager));
    expect([init.statusCode, init.json()]).toMatchObject([200, { data: { user: { id: Role.Manager } } }]);
    expect(init.json()).not.toHaveProperty('stale');
  });

  it('is known in this program even where it keeps the cookie of the session alone', async () => {
    const browser = new Browser(portal);
    const naive = new Browser(portal);
    const held = portal.hold();
    await logIn(browser, Role.Manager);
    naive.setCookie('portal-es', String(browser.cookie('portal-es')));
    expect((await answeredAfter(held, naive.send('GET', '/api/init'))).statusCode).toBe(200);
  });

  it('carries what it has written to the other programs, out of reach of scripts', async () => {
    const { cookies } = await logIn(new Browser(portal), Role.Manager);
    const head = await portal.stores.events.head();
    const sent = cookies.find(({ name }) => name === positionCookie);
    expect(sent).toMatchObject({ value: `${head}.${head}`, httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('[X12] ends the earlier session when another person signs in with the same browser', async () => {
    const browser = new Browser(portal);
    const former = new Browser(portal);
    for (const userId of [Role.Manager, Role.Consultant]) {
      await logIn(browser, Role.Manager);
      former.setCookie('portal-es', String(browser.cookie('portal-es')));
      expect((await former.send('GET', '/api/init')).statusCode).toBe(200);
      const held = portal.hold();
      expect((await logIn(browser, userId)).statusCode).toBe(200);
      const ended = await answeredAfter(held, former.send('GET', '/api/init'));
      expect([ended.statusCode, ended.json()]).toMatchObject([403, { error: { code: 'session_expired' } }]);
      expect((await browser.send('GET', '/api/init')).json()).toMatchObject({
        data: { user: { id: userId } },
      });
    }
  });

  it('[X12] keeps its session when a sign-in fails', async () => {
    const { browser } = await signedIn(Role.Manager);
    const wrong = { username: addressOf('ES', Role.Manager), password: 'f'.repeat(64) };
    expect((await browser.send('POST', '/api/login', wrong)).statusCode).toBe(401);
    expect((await browser.send('GET', '/api/init')).statusCode).toBe(200);
  });

  it('goes on after another password', async () => {
    const { browser, act } = await signedIn(Role.Consultant);
    const password = { old_password: passwordDigest, password: 'c'.repeat(64) };
    expect((await readBehind(browser, () => act('user/password', password))).statusCode).toBe(200);
  });

  it('acts for a restaurant, and as itself again, from each answer on', async () => {
    const { browser, act } = await signedIn(Role.Administrator);
    const started = await readBehind(browser, () =>
      act('session/restaurant', { restaurant_id: ownRestaurant }),
    );
    expect(started.json()).toMatchObject({ data: { acting: { restaurant_id: ownRestaurant } } });
    const ended = await readBehind(browser, () => act('session/restaurant/end'));
    expect(ended.json()).toMatchObject({ data: { acting: null, user: { type: Role.Administrator } } });
  });

  it('acts as a user, and as itself again, with commands as well', async () => {
    const { browser, act } = await signedIn(Role.Administrator);
    const started = await readBehind(browser, () =>
      act(`login/admin/externaluser/${Role.Manager}`, { own_password: passwordDigest }),
    );
    expect(started.json()).toMatchObject({ data: { user: { id: Role.Manager } } });
    const held = portal.hold();
    expect((await act('login/admin/logout')).statusCode).toBe(200);
    const section = { name: 'Propia', type: 1, status: true };
    const added = await answeredAfter(held, act('section/add', section));
    expect([added.statusCode, added.body]).toEqual([200, expect.any(String)]);
  });

  it('goes further from the answer to the terms on', async () => {
    const { browser, act } = await signedIn(openTerms);
    const orders = await readBehind(browser, () => act(`user/${openTerms}/legal`), '/api/order');
    expect(orders.statusCode).toBe(200);
  });

  it('does not wait for positions that it makes up', async () => {
    const { browser } = await signedIn(Role.Manager);
    const held = portal.hold();
    let waited = false;
    void held.waiting.then(() => (waited = true));
    for (const made of ['9007199254740991.9007199254740991', '-1.x', '1e99', '', '99999999999999999999.0']) {
      browser.setCookie(positionCookie, made);
      expect([made, (await browser.send('GET', '/api/init')).statusCode]).toEqual([made, 200]);
    }
    const stranger = new Browser(portal);
    stranger.setCookie('portal-es', 'made-up');
    stranger.setCookie(positionCookie, '9007199254740991.9007199254740991');
    expect((await stranger.send('GET', '/api/init')).statusCode).toBe(403);
    expect(waited).toBe(false);
    held.release();
  });
});

describe.each(markets)('[R10] the effect of each command in %s', (market) => {
  let portal: InProcessPortal;
  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  /** Calls of both markets are tested in Spain. */
  const sendersOf = (name: string) => {
    const { markets: where = '', callers = '' } = expectedRights[name] ?? {};
    const isHere = where.includes(market) && !(market === 'PT' && where.includes('ES'));
    return isHere ? roles.filter((role) => callers.includes(letters[role])) : [];
  };
  const written = allCalls
    .filter(({ kind }) => kind === 'command')
    .flatMap((call) =>
      sendersOf(call.name)
        .slice(0, 1)
        .map((role) => [call.name, call, role] as const),
    );

  it.each(written)('%s is in the next answer to the same cookies', async (_name, call, role) => {
    const signedIn = await portal.signIn(role, role);
    const input = await exampleIn(portal, call, { role, whose: 'own', signedIn });
    await portal.caughtUp();
    const held = portal.hold();
    const answer = await sendCall(portal, call, input, { signedIn });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    const reader = new Browser(portal);
    reader.setCookie(...(signedIn.cookie.split('=') as [string, string]));
    for (const { name, value } of answer.cookies) reader.setCookie(name, value);
    const read = await answeredAfter(held, reader.send('GET', '/api/market'));
    const positionOf = ({ json }: Answer) => (json() as { position: number }).position;
    expect(positionOf(read)).toBeGreaterThanOrEqual(positionOf(answer));
  });
});
