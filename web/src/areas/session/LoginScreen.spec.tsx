import { describe, expect, it } from '@jest/globals';
import { userCommands } from '@portal/contracts/areas/users';
import { sessionQueries, sessionCommands } from '@portal/contracts/areas/session';
import { userEvent } from '@testing-library/user-event';
import type { AreaManifest } from '#core/area-manifest';
import { preferencesTexts } from '#ui/texts';
import { shellTexts } from '#shell/texts';
import { endingTexts, legalTexts } from './texts';
import { sessionTexts } from './texts/early';
import { useCallCommand } from '#core/client/use-call-command';
import { broken, type FakeApi, fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { act, app, coreText, press, screen, see, textsOf, type, waitFor } from '#testing/screen-kit';
import { sessionArea } from './index';

const text = textsOf(sessionTexts);
const textCat = textsOf(sessionTexts, 'CAT');
const textPt = textsOf(sessionTexts, 'PT');
const endingText = textsOf(endingTexts);
const legalText = textsOf(legalTexts);
const preferencesText = textsOf(preferencesTexts);
const shellText = textsOf(shellTexts);

const opened = () => ({ exp: '2026-11-20T09:30:00.000Z', type: 1 });
const digestOfSecret = '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b';

function Home() {
  const choose = useCallCommand(userCommands.ChooseFavouriteRestaurant);
  return (
    <>
      <h1>{choose.isPending ? 'saving' : 'home'}</h1>
      <label>
        Notes <input />
      </label>
      <button onClick={() => void choose.send({ restaurant_id: 1 }).catch(() => undefined)}>Save</button>
    </>
  );
}
const home: AreaManifest = {
  area: 'test',
  routes: [{ path: '/', frame: 'portal', title: { CAST: 'I', CAT: 'I', PT: 'I' }, screen: async () => Home }],
};
const areas = [sessionArea, home];

async function openLogin(api: FakeApi, at = '/login', market: 'ES' | 'PT' = 'ES') {
  renderApp({ api, areas, at, market });
  const words =
    market === 'PT' ? [textPt('username'), textPt('password')] : [text('username'), text('password')];
  const username = await screen.findByRole('textbox', { name: words[0] });
  return { username, password: screen.getByLabelText(words[1] as string, { selector: 'input' }) };
}
const endingsShown = () => endingTexts.keys.filter((key) => screen.queryByText(endingText(key)) !== null);
const enter = () => press(text('logIn'));

describe('the sign-in', () => {
  it('[R-AUT-07] sends nothing until both fields are filled in, and shows which is missing', async () => {
    const api = fakeApi().signedOut();
    const { username } = await openLogin(api);
    await enter();
    expect(screen.getByText(text('usernameMissing'))).toBeTruthy();
    await userEvent.type(username, 'carmen@es.chain.example');
    await enter();
    expect(screen.getByText(text('passwordMissing'))).toBeTruthy();
    expect(api.callsTo(sessionCommands.Login)).toEqual([]);
  });

  it('[W3] sends the SHA-256 of the password, and [R-NAV-38] goes on to where the person belongs', async () => {
    const api = fakeApi().signedOut();
    api.on(sessionCommands.Login, () => {
      api.signedIn();
      return opened();
    });
    const { username, password } = await openLogin(api);
    await userEvent.type(username, ' carmen@es.chain.example ');
    await userEvent.type(password, 'secret');
    await enter();
    await see.role('heading', 'home');
    expect(api.callsTo(sessionCommands.Login)).toEqual([
      { username: 'carmen@es.chain.example', password: digestOfSecret },
    ]);
  });

  it.each([
    ['unavailable', 503, coreText('rejection.unavailable')],
    ['session_expired', 403, coreText('rejection.session_expired')],
  ])('explains what follows the right data when it is %s, and stays', async (error, status, announced) => {
    const api = fakeApi().signedOut().on(sessionCommands.Login, opened);
    const { username, password } = await openLogin(api);
    api.on(sessionQueries.GetSession, () => refuse(error, { status }));
    await userEvent.type(username, 'carmen@es.chain.example');
    await userEvent.type(password, 'secret{Enter}');
    const alert = await screen.findByRole('alert');
    expect([alert.textContent, app.path()]).toEqual([expect.stringContaining(announced), '/login']);
  });

  it('[R-AUT-08] [R-ERR-06] shows "Dados de acesso incorretos" for any other answer', async () => {
    const api = fakeApi().signedOut().on(sessionCommands.Login, broken);
    const { username, password } = await openLogin(api, '/login', 'PT');
    await userEvent.type(username, 'carmen@pt.chain.example');
    await userEvent.type(password, 'wrong');
    await enter();
    expect((await screen.findByRole('alert')).textContent).toBe(textPt('rejection.login_incorrect'));
  });

  it.each(endingTexts.keys)('[S2] [W25] shows in words why the session has ended: %s', async (reason) => {
    const ended = refuse('session_expired', { status: 403, details: { reason } });
    const api = fakeApi().on(sessionQueries.GetSession, () => ended);
    await openLogin(api);
    await screen.findByText(endingText(reason));
    expect(endingsShown()).toEqual([reason]);
    await enter();
    expect(endingsShown()).toEqual([]);
  });

  it.each([
    ['a push of it', 'deactivated', 'deactivated'],
    ['the own sign-out in another tab', 'logout', null],
    ['a reason of another version', 'of-tomorrow', null],
  ] as const)('[S2] [R14] is led to by %s, with its reason', async (_what, reason, announced) => {
    const api = fakeApi().signedIn();
    renderApp({ api, areas });
    await screen.findByRole('heading', { name: 'home' });
    await waitFor(() => {
      app.push('SessionEnded', { reason });
      expect(app.path()).toMatch(/^\/login/);
    });
    await screen.findByRole('textbox', { name: text('username') });
    if (announced !== null) await screen.findByText(endingText(announced));
    expect(endingsShown()).toEqual(announced === null ? [] : [announced]);
  });

  it('[R-AUT-09] shows the same error when the address has error=auth', async () => {
    await openLogin(fakeApi().signedOut(), '/login?error=auth');
    expect((await screen.findByRole('alert')).textContent).toBe(text('rejection.login_incorrect'));
  });

  it.each([
    ['data', text('dataNotLoaded')],
    ['unavailable', coreText('rejection.unavailable')],
    ['anything_else', text('rejection.login_incorrect')],
  ])('[R-AUT-09] explains error=%s in the address, until it is tried again', async (word, announced) => {
    await openLogin(fakeApi().signedOut(), `/login?error=${word}`);
    expect((await screen.findByRole('alert')).textContent).toBe(announced);
    await enter();
    see.none('alert');
  });

  it('[AMB-85] shows after too many attempts how many minutes to wait', async () => {
    const locked = refuse('login_locked', { status: 429, details: { retryAfterSeconds: 200 } });
    const { username, password } = await openLogin(
      fakeApi()
        .signedOut()
        .on(sessionCommands.Login, () => locked),
    );
    await userEvent.type(username, 'carmen@es.chain.example');
    await userEvent.type(password, 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('dentro de 4 minutos');
  });

  it('[R-PLT-08] can be read in the languages of the market', async () => {
    await openLogin(fakeApi().signedOut());
    await press('Català');
    expect(screen.getByRole('heading', { name: textCat('welcome') })).toBeTruthy();
  });

  it('[R-AUT-25] is where signing out leads', async () => {
    const api = fakeApi()
      .signedIn()
      .on(sessionCommands.Logout, () => ({ closed: true as const }));
    renderApp({ api, areas });
    await press(shellText('account', { name: 'Carmen Ruiz' }));
    await press(preferencesText('signOut'));
    await see.role('heading', text('welcome'));
    expect([app.path(), api.callsTo(sessionCommands.Logout)[0]]).toEqual(['/login', { reason: 'logout' }]);
  });
});

describe('the confidentiality terms', () => {
  it('[R-AUT-14] come before everything else, and [R-AUT-15] accepting them lets the person in', async () => {
    const api = fakeApi().signedIn({ legal: 0 });
    api.on(userCommands.AcceptLegalTerms, () => {
      api.signedIn({ legal: 1 });
      return { accepted: true as const };
    });
    renderApp({ api, areas });
    await press(legalText('legalAccept'));
    await see.role('heading', 'home');
  });

  it('[R-AUT-15] do not admit a person who rejects them', async () => {
    const api = fakeApi()
      .signedIn({ legal: 0 })
      .on(sessionCommands.Logout, () => ({ closed: true as const }));
    renderApp({ api, areas });
    await press(legalText('legalReject'));
    await see.role('heading', text('welcome'));
    expect(api.callsTo(sessionCommands.Logout)[0]).toEqual({ reason: 'terms-rejected' });
  });
});

describe('a session that ends', () => {
  const expired = refuse('session_expired', { status: 403 });

  it('[R-AUT-05] leads to the sign-in when the server ends it from its side', async () => {
    renderApp({ api: fakeApi().signedIn(), areas });
    await screen.findByRole('heading', { name: 'home' });
    await waitFor(() => {
      app.push('SessionEnded', { reason: 'revoked' });
      expect(app.path()).toBe('/login');
    });
  });

  it('[S2] [R-AUT-21] is not checked when the push of its end arrived before its socket is closed', async () => {
    const api = fakeApi().signedIn();
    renderApp({ api, areas });
    await screen.findByRole('heading', { name: 'home' });
    await waitFor(() => {
      act(() => {
        app.push('SessionEnded', { reason: 'deactivated' });
        app.turnAway();
      });
      expect(app.path()).toMatch(/^\/login/);
    });
    await screen.findByText(endingText('deactivated'));
    expect(api.callsTo(sessionQueries.GetSession)).toHaveLength(1);
  });

  it('[S2] [R-AUT-21] leads to the sign-in when its socket is closed and the push of its end did not arrive', async () => {
    const ended = refuse('session_expired', { status: 403, details: { reason: 'deactivated' } });
    const api = fakeApi().signedIn();
    renderApp({ api, areas });
    await screen.findByRole('heading', { name: 'home' });
    app.turnAway();
    await see.sent(api, sessionQueries.GetSession, 2);
    expect(app.path()).toBe('/');
    api.on(sessionQueries.GetSession, () => ended);
    app.turnAway();
    await screen.findByText(endingText('deactivated'));
    expect(app.path()).toBe('/login');
  });

  it('[R-ERR-02] asks for the password when a write finds it, keeps the page, and does the write (W11)', async () => {
    let isOpen = false;
    const api = fakeApi()
      .signedIn()
      .on(userCommands.ChooseFavouriteRestaurant, (input) => (isOpen ? input : expired))
      .on(sessionCommands.Login, () => {
        isOpen = true;
        return opened();
      });
    renderApp({ api, areas });
    await type('Notes', 'thirty fields');
    await press('Save');
    await screen.findByRole('dialog', { name: text('reloginTitle') });
    await userEvent.type(screen.getByLabelText(text('password'), { selector: 'input' }), 'secret{Enter}');
    await see.sent(api, userCommands.ChooseFavouriteRestaurant, 2);
    await waitFor(() => see.none('dialog'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' }).value).toBe('thirty fields');
    const intents = api
      .requestsTo(userCommands.ChooseFavouriteRestaurant)
      .map(({ headers }) => headers['idempotency-key']);
    expect(intents[0]).toBe(intents[1]);
  });

  it('[S2] shows why in the password dialog, and at the sign-in after giving up', async () => {
    const details = { reason: 'password-changed' };
    const api = fakeApi()
      .signedIn()
      .on(userCommands.ChooseFavouriteRestaurant, () => refuse('session_expired', { status: 403, details }));
    renderApp({ api, areas });
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: text('reloginTitle') });
    expect(dialog.textContent).toContain(endingText('password-changed'));
    await press(text('reloginLeave'));
    await screen.findByRole('heading', { name: text('welcome') });
    await see(endingText('password-changed'));
  });

  it('leads to the sign-in when the person gives up', async () => {
    const api = fakeApi()
      .signedIn()
      .on(userCommands.ChooseFavouriteRestaurant, () => expired);
    renderApp({ api, areas });
    await press('Save');
    await press(text('reloginLeave'));
    await see.role('heading', text('welcome'));
  });
});
