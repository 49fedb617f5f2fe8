import { describe, expect, it } from '@jest/globals';
import { externalLoginCommands, sessionCommands } from '@portal/contracts/areas/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coreTexts } from '#core/texts/early';
import { secondFactorTexts } from './texts';
import { externalTexts, sessionTexts } from './texts/early';
import { app, broken, fakeApi, press, refuse, screenKit, see, testArea, textsOf } from '#testing/screen-kit';
import { sessionArea } from './index';

const text = textsOf(externalTexts, 'PT');
const sessionText = textsOf(sessionTexts, 'PT');
const factorText = textsOf(secondFactorTexts, 'PT');
const { StartExternalLogin, FinishExternalLogin, EndExternalLogin } = externalLoginCommands;
// jsdom goes nowhere but to another part of the same page.
const url = 'http://localhost/#authorize';
const home = testArea({ '/': () => <h1>home</h1> });

const open = screenKit([sessionArea, home], '/', 'PT');

describe('the button of the external sign-in', () => {
  it('[R-AUT-10] continues where the server names', async () => {
    const api = fakeApi()
      .signedOut()
      .on(StartExternalLogin, () => ({ url }));
    open(api, '/login');
    await press(text('continue'));
    const link = await screen.findByRole('link', { name: text('leavingLink') });
    expect(link.getAttribute('href')).toBe(url);
    expect(api.callsTo(StartExternalLogin)).toEqual([{}]);
  });

  it('[R-AUT-10] is not there in Spain', async () => {
    open(fakeApi().signedOut(), '/login', 'ES');
    await screen.findByRole('button', { name: textsOf(sessionTexts)('logIn') });
    see.none('button', textsOf(externalTexts)('continue'));
  });

  it('[R-ERR-07] shows that the provider is unavailable', async () => {
    const api = fakeApi()
      .signedOut()
      .on(StartExternalLogin, () => refuse('unavailable', { status: 503 }));
    open(api, '/login');
    await press(text('continue'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      textsOf(coreTexts, 'PT')('rejection.unavailable'),
    );
  });
});

describe('the way back from the provider', () => {
  it('[R-AUT-11] [R-NAV-23] exchanges the code once and leads in', async () => {
    const api = fakeApi().signedOut();
    api.on(FinishExternalLogin, () => {
      api.signedIn();
      return { exp: '2030-11-20T09:30:00.000Z', type: 1 as const };
    });
    open(api, '/inituserlogin/the-code');
    await screen.findByRole('heading', { name: 'home' });
    expect(app.path()).toBe('/');
    expect(api.callsTo(FinishExternalLogin)).toEqual([{ id: 'the-code' }]);
  });

  it.each([
    ['/inituserlogin/error', 'auth', () => sessionText('rejection.login_incorrect')],
    ['/inituserlogin/error?error=auth', 'auth', () => sessionText('rejection.login_incorrect')],
    [
      '/inituserlogin/error?error=external_login_denied',
      'external_login_denied',
      () => text('rejection.external_login_denied'),
    ],
  ])('[R-AUT-12] [R-ERR-07] %s leads to the login, which shows why in words', async (at, word, words) => {
    open(fakeApi().signedOut(), at);
    expect((await screen.findByRole('alert')).textContent).toBe(words());
    expect(app.path()).toBe(`/login?error=${word}`);
  });

  it.each([
    ['external_login_expired', 410, 'external_login_expired'],
    ['login_incorrect', 401, 'auth'],
  ])('[R-AUT-12] a code that is refused with %s leads to the login', async (code, status, word) => {
    const api = fakeApi()
      .signedOut()
      .on(FinishExternalLogin, () => refuse(code, { status }));
    open(api, '/inituserlogin/the-code');
    await screen.findByRole('alert');
    expect(app.path()).toBe(`/login?error=${word}`);
  });

  it('[X11] asks for a code of the device where the account has one, again after a wrong one', async () => {
    const api = fakeApi().signedOut();
    api.on(FinishExternalLogin, ({ code }) => {
      if (code === undefined) return refuse('second_factor_required', { status: 401 });
      if (code !== '123456') return refuse('second_factor_incorrect', { status: 401 });
      api.signedIn();
      return { exp: '2030-11-20T09:30:00.000Z', type: 1 as const };
    });
    open(api, '/inituserlogin/the-code');
    const field = await screen.findByRole('textbox', { name: factorText('codeOrRecovery') });
    see.none('alert');
    await userEvent.type(field, '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      sessionText('rejection.second_factor_incorrect'),
    );
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await press(text('enter'));
    await screen.findByRole('heading', { name: 'home' });
    expect(app.path()).toBe('/');
    expect(api.callsTo(FinishExternalLogin).map(({ code }) => code)).toEqual([undefined, '000000', '123456']);
  });

  it('[X11] leads back to the login who has no code', async () => {
    const api = fakeApi()
      .signedOut()
      .on(FinishExternalLogin, () => refuse('second_factor_required', { status: 401 }));
    open(api, '/inituserlogin/the-code');
    await press(factorText('back'));
    await see.path('/login');
  });

  it('[R-AUT-12] shows `data` where the session cannot be loaded', async () => {
    const api = fakeApi()
      .signedOut()
      .on(FinishExternalLogin, () => ({ exp: '2030-11-20T09:30:00.000Z', type: 1 as const }));
    open(api, '/inituserlogin/the-code');
    expect((await screen.findByRole('alert')).textContent).toBe(sessionText('dataNotLoaded'));
    expect(app.path()).toBe('/login?error=data');
  });

  it('[R-AUT-10] leads home in Spain', async () => {
    open(fakeApi().signedIn(), '/inituserlogin/the-code', 'ES');
    await see.path('/');
  });
});

describe('the external sign-out', () => {
  it('[R-AUT-13] [R-NAV-24] ends the session here, then leaves for the provider', async () => {
    const api = fakeApi().signedIn();
    api
      .on(sessionCommands.Logout, () => {
        api.signedOut();
        return { closed: true as const };
      })
      .on(EndExternalLogin, () => ({ url }));
    open(api, '/logoutexternal');
    const link = await screen.findByRole('link', { name: text('leavingLink') });
    expect(link.getAttribute('href')).toBe(url);
    expect(api.callsTo(sessionCommands.Logout)).toHaveLength(1);
  });

  it.each([
    ['has no way out', () => ({ url: null })],
    ['is away', broken],
  ])('[R-AUT-13] leads to the login where the provider %s', async (_name, answer) => {
    open(fakeApi().signedOut().on(EndExternalLogin, answer), '/logoutexternal');
    await see.path('/login');
  });
});
