import { afterEach, describe, expect, it } from '@jest/globals';
import { createOpenIdProvider } from '@portal/command-api';
import { marketRecords, Role } from '@portal/contracts';
import { externalCallbackPath } from '@portal/contracts/areas/session';
import { freePort } from '@portal/platform/testing/free-port';
import type { DemoPerson } from '@portal/standalone/identity-provider/choose-page';
import { startDemoIdentityProvider } from '@portal/standalone/identity-provider/demo-identity-provider';
import { signInCookieNameFor } from '@portal/platform/session/session-cookie';
import { Browser } from '../programs/browser';
import { openInProcessPortal } from '../programs/in-process-portal';
import { enableDevice } from '../programs/second-factors';
import { addPerson, addressOf, buildTestFixture, passwordDigest, personWith } from '../programs/test-fixture';

const origin = 'http://portal.example';
const inactiveId = 8;
const people: readonly DemoPerson[] = [
  { name: 'Gerente', email: addressOf('PT', Role.Manager) },
  { name: 'Ninguém', email: 'ninguem@pt.chain.example' },
  { name: 'Inativa', email: addressOf('PT', inactiveId) },
  { name: 'Por confirmar', email: addressOf('PT', Role.Manager), verified: false },
  { name: 'Maiúsculas', email: addressOf('PT', Role.Manager).toUpperCase() },
];
type Claims = Readonly<Record<string, unknown>>;

class SigningIn extends Browser {
  begin = async () =>
    new URL((await this.send('POST', '/api/login/external', {})).json<{ data: { url: string } }>().data.url);
  finish = (id: string, code?: string) => this.send('POST', '/api/login/external/session', { id, code });
}

describe('[R-AUT-10] [R-AUT-11] signing in by the identity provider', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function open(claims: (claims: Claims) => Claims = (same) => same) {
    const clock = { ahead: 0 };
    const callbackPath = `/api/${externalCallbackPath}`;
    const options = { people, claims, callbackPath, portalOrigin: () => origin };
    const provider = await startDemoIdentityProvider(options);
    const config = { ...provider.config, acr: ['urn:strong'] };
    const adapter = createOpenIdProvider({ config, publicOrigin: () => origin });
    const now = () => new Date(Date.now() + clock.ahead);
    const portal = await openInProcessPortal('PT', now, undefined, undefined, undefined, adapter);
    closing.push(
      () => portal.close(),
      () => provider.close(),
    );
    await buildTestFixture(portal);
    await addPerson(portal, personWith(inactiveId, Role.Manager), { active: false });
    await portal.caughtUp();
    return { portal, clock, provider, browser: new SigningIn(portal) };
  }

  /** @returns the portal's callback address */
  async function choose(at: URL, person: number | 'nobody'): Promise<string> {
    const body = new URLSearchParams({ person: String(person) });
    const answer = await fetch(at, { method: 'POST', body, redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin).toBe(origin);
    return back.pathname + back.search;
  }
  /** The page after the callback. */
  async function comeBack(browser: SigningIn, address: string): Promise<string> {
    const answer = await browser.send('GET', address);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['cache-control']).toBe('no-store');
    return String(answer.headers.location);
  }
  const codeIn = (page: string) => page.replace('/inituserlogin/', '');
  const error = (code: string) => `/inituserlogin/error?error=${code}`;
  const errorOf = (answer: { json: () => unknown }) =>
    (answer.json() as { error: { code: string } }).error.code;

  it('[W4] leads to the provider with PKCE, state and nonce, back with a code, and to a session of that person', async () => {
    const { browser, portal, provider } = await open();
    const at = await browser.begin();
    expect(at.origin).toBe(provider.config.issuer);
    expect(Object.fromEntries(at.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email',
      acr_values: 'urn:strong',
      redirect_uri: `${origin}/api/login/external/callback`,
      state: expect.any(String),
      nonce: expect.any(String),
      code_challenge: expect.any(String),
    });
    const page = await comeBack(browser, await choose(at, 0));
    const answer = await browser.finish(codeIn(page));
    expect(answer.json()).toMatchObject({ status: true, data: { type: Role.Manager } });
    const [session] = answer.cookies;
    expect(session).toMatchObject({ name: 'portal-pt', httpOnly: true, sameSite: 'Lax', path: '/' });
    await portal.caughtUp();
    const init = await browser.send('GET', '/api/init');
    expect(init.json()).toMatchObject({ data: { user: { id: Role.Manager } } });
  });

  it('[R-AUT-10] [R-AUT-11] moves a browser at another address of the portal to the known one, which keeps its cookie', async () => {
    const { browser } = await open();
    const begin = async (from: string) => {
      const headers = { origin: from, host: new URL(from).host };
      const answer = await browser.send('POST', '/api/login/external', {}, headers);
      const hasCookie = answer.cookies.some(({ name }) => name === signInCookieNameFor('portal-pt'));
      return { ...answer.json<{ data: { url: string } }>().data, hasCookie };
    };
    expect(await begin('http://127.0.0.1:3000')).toEqual({ url: `${origin}/login`, hasCookie: false });
    expect(await begin(origin)).toEqual({ url: expect.stringContaining('redirect_uri='), hasCookie: true });
  });

  it('[W4] finds the person by the verified address in any case, and ignores an id that a client sends', async () => {
    const { browser } = await open();
    const started = await browser.send('POST', '/api/login/external', { user_id: Role.Administrator });
    const at = new URL(started.json<{ data: { url: string } }>().data.url);
    const answer = await browser.finish(codeIn(await comeBack(browser, await choose(at, 4))));
    expect(answer.json()).toMatchObject({ data: { type: Role.Manager } });
  });

  it('[W4] [S7] refuses people who are unknown, inactive or without a verified address, all with the same answer', async () => {
    const { browser, portal } = await open();
    const users = (await portal.stores.events.readAll(0, 10_000)).filter(
      ({ type }) => type === 'UserRegistered',
    );
    for (const person of [1, 2, 3]) {
      const page = await comeBack(browser, await choose(await browser.begin(), person));
      expect([person, page]).toEqual([person, error('auth')]);
    }
    const after = (await portal.stores.events.readAll(0, 10_000)).filter(
      ({ type }) => type === 'UserRegistered',
    );
    expect(after).toHaveLength(users.length);
  });

  it('[W4] refuses a person who is deactivated between the provider and the portal', async () => {
    const { browser, portal } = await open();
    const page = await comeBack(browser, await choose(await browser.begin(), 0));
    const { runner, bindings } = portal.writeSide;
    const admin = { ...personWith(Role.Administrator, Role.Administrator), id: 'user-2' };
    const erasure = { id: Role.Manager, own_password: passwordDigest };
    await runner.run(bindings.users.EraseUser, erasure, { actor: admin, correlationId: 'spec' });
    const answer = await browser.finish(codeIn(page));
    // The guard sees erasures by the views.
    if (answer.statusCode === 200) {
      await portal.caughtUp();
      expect((await browser.send('GET', '/api/init')).statusCode).toBe(403);
    } else expect(errorOf(answer)).toBe('login_incorrect');
  });

  describe('[X11] by a person whose account has a second factor', () => {
    async function arrive(claims?: (claims: Claims) => Claims) {
      const world = await open(claims);
      const recovery = await enableDevice(world.portal, Role.Manager);
      const { browser } = world;
      const id = codeIn(await comeBack(browser, await choose(await browser.begin(), 0)));
      return { ...world, recovery, id };
    }

    it('asks for a code as well, five minutes long, and takes each once', async () => {
      const { browser, clock, recovery, id } = await arrive();
      expect(errorOf(await browser.finish(id))).toBe('second_factor_required');
      expect(browser.cookie('portal-pt')).toBeUndefined();
      expect(errorOf(await browser.finish(id, '000000'))).toBe('second_factor_incorrect');
      clock.ahead = 299_000;
      expect((await browser.finish(id, recovery)).statusCode).toBe(200);
      const next = codeIn(await comeBack(browser, await choose(await browser.begin(), 0)));
      expect(errorOf(await browser.finish(next, recovery))).toBe('second_factor_incorrect');
      clock.ahead += 301_000;
      expect(errorOf(await browser.finish(next))).toBe('external_login_expired');
    });

    it('limits guesses of codes, without locking other sign-ins', async () => {
      const { browser, recovery, id } = await arrive();
      for (let guess = 0; guess < 5; guess += 1)
        expect(errorOf(await browser.finish(id, `00000${guess}`))).toBe('second_factor_incorrect');
      const locked = await browser.finish(id, recovery);
      expect([locked.statusCode, errorOf(locked)]).toEqual([429, 'login_locked']);
      // Password attempts are counted separately.
      const username = addressOf('PT', Role.Manager);
      const login = await browser.send('POST', '/api/login', { username, password: passwordDigest });
      expect(errorOf(login)).toBe('second_factor_required');
    });

    it.each<[string, Claims]>([
      ['a code', { amr: ['pwd', 'otp'] }],
      ['several factors', { amr: ['mfa'] }],
      ['a key', { amr: ['hwk'] }],
      ['what the deployment knows as such', { acr: 'urn:strong' }],
    ])('asks for none where the provider has asked for %s', async (_what, vouched) => {
      const { browser, id } = await arrive((claims) => ({ ...claims, ...vouched }));
      expect((await browser.finish(id)).statusCode).toBe(200);
    });

    it.each<[string, Claims]>([
      ['a password', { amr: ['pwd'] }],
      ['something else', { acr: 'urn:weak', amr: 'mfa' }],
    ])('asks where the provider has asked for %s alone', async (_what, vouched) => {
      const { browser, id } = await arrive((claims) => ({ ...claims, ...vouched }));
      expect(errorOf(await browser.finish(id))).toBe('second_factor_required');
    });
  });

  it('[R-AUT-12] reports that the person did not agree', async () => {
    const { browser } = await open();
    const page = await comeBack(browser, await choose(await browser.begin(), 'nobody'));
    expect(page).toBe(error('external_login_denied'));
  });

  it('[W4] takes no answer to a question that this browser did not ask', async () => {
    const { browser, portal } = await open();
    const address = await choose(await browser.begin(), 0);
    const other = new SigningIn(portal);
    expect(await comeBack(other, address)).toBe(error('external_login_expired'));
    await other.begin();
    expect(await comeBack(other, address)).toBe(error('external_login_expired'));
    const forged = address.replace(/state=[^&]+/, 'state=forged');
    expect(await comeBack(browser, forged)).toBe(error('external_login_expired'));
  });

  it('[W4] refuses a code from another browser, a used one, or one that is older than a minute', async () => {
    const { browser, portal, clock } = await open();
    const code = codeIn(await comeBack(browser, await choose(await browser.begin(), 0)));
    const thief = new SigningIn(portal);
    await thief.begin();
    const stolen = await thief.finish(code);
    expect([stolen.statusCode, errorOf(stolen)]).toEqual([410, 'external_login_expired']);
    clock.ahead = 59_000;
    const attemptCookie = browser.cookie('portal-pt-external') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        portal.app.inject({
          method: 'POST',
          url: '/api/login/external/session',
          payload: { id: code },
          cookies: { 'portal-pt-external': attemptCookie },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
    const late = codeIn(await comeBack(browser, await choose(await browser.begin(), 0)));
    clock.ahead += 61_000;
    expect(errorOf(await browser.finish(late))).toBe('external_login_expired');
    expect(errorOf(await browser.finish('nonsense'))).toBe('external_login_expired');
  });

  it('[W4] gives ten minutes for the way through the provider', async () => {
    const { browser, clock } = await open();
    const address = await choose(await browser.begin(), 0);
    clock.ahead = 601_000;
    expect(await comeBack(browser, address)).toBe(error('external_login_expired'));
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'evil' }],
    ['a token of the past', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['no nonce', { nonce: undefined }],
  ])('[W4] believes no identity token with %s', async (_name, wrong) => {
    const { browser } = await open((claims) => ({ ...claims, ...wrong }));
    const page = await comeBack(browser, await choose(await browser.begin(), 0));
    expect(page).toBe(error('external_login_expired'));
  });

  it('[W4] lets the clocks of both differ by some seconds', async () => {
    const late = { exp: Math.floor(Date.now() / 1000) - 10 };
    const { browser } = await open((claims) => ({ ...claims, ...late }));
    expect(await comeBack(browser, await choose(await browser.begin(), 0))).toMatch(
      /^\/inituserlogin\/[\w-]{40}/,
    );
  });

  it('[R-AUT-12] [R15] reports that the provider is unavailable', async () => {
    const { browser, provider } = await open();
    const address = await choose(await browser.begin(), 0);
    await provider.close();
    closing.pop();
    expect(await comeBack(browser, address)).toBe(error('unavailable'));
  });

  it('[R15] answers 503 at the start while the provider is unavailable', async () => {
    const issuer = `http://localhost:${await freePort()}`;
    const config = { issuer, clientId: 'portal', clientSecret: 'secret', acr: [] };
    const adapter = createOpenIdProvider({ config, publicOrigin: () => origin });
    const portal = await openInProcessPortal('PT', undefined, undefined, undefined, undefined, adapter);
    closing.push(() => portal.close());
    const answer = await new SigningIn(portal).send('POST', '/api/login/external', {});
    expect([answer.statusCode, errorOf(answer)]).toEqual([503, 'unavailable']);
  });

  it('[S15] redirects browsers only to pages of the portal, for any requested address', async () => {
    const { browser } = await open();
    await browser.begin();
    for (const query of [
      '?redirect_uri=//evil.example',
      '?state=//evil.example&code=x',
      '?error=//evil.example',
      '',
    ])
      expect(await comeBack(browser, `/api/login/external/callback${query}`)).toBe(
        error('external_login_expired'),
      );
  });

  it('[R-AUT-13] names where the provider signs people out and returns to', async () => {
    const { browser, provider } = await open();
    const answer = await browser.send('POST', '/api/logout/external', {});
    const { url } = answer.json<{ data: { url: string } }>().data;
    expect(url.startsWith(`${provider.config.issuer}/logout?`)).toBe(true);
    expect(new URL(url).searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/login`);
    const back = await fetch(url, { redirect: 'manual' });
    expect(back.headers.get('location')).toBe(`${origin}/login`);
  });
});

describe('[R-AUT-10] without an identity provider', () => {
  it.each([
    ['ES', 'not_in_this_market'],
    ['PT', 'external_login_off'],
  ] as const)('%s refuses the calls with %s, and has no address to come back to', async (market, code) => {
    const portal = await openInProcessPortal(market, undefined, undefined, undefined, undefined, null);
    try {
      for (const url of ['/api/login/external', '/api/logout/external']) {
        const answer = await portal.app.inject({ method: 'POST', url, payload: {} });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ error: { code } });
      }
      const callback = await portal.app.inject({ method: 'GET', url: `/api/${externalCallbackPath}` });
      expect(callback.statusCode).toBe(404);
    } finally {
      await portal.close();
    }
  });

  it('is what the market of Spain has', () => {
    expect([marketRecords.ES.identityProvider, marketRecords.PT.identityProvider]).toEqual([false, true]);
  });
});
