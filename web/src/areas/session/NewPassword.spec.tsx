import { describe, expect, it } from '@jest/globals';
import { credentialCommands } from '@portal/contracts/areas/users';
import { userEvent } from '@testing-library/user-event';
import { broken, type FakeApi, fakeApi, offline, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, coreText, press, screen, see, textsOf } from '#testing/screen-kit';
import { sessionArea } from './index';
import { accountTexts, passwordTexts } from './texts';
import { sessionTexts } from './texts/early';

const text = textsOf(passwordTexts);
const textPt = textsOf(passwordTexts, 'PT');
const loginText = textsOf(sessionTexts);

const good = 'cuatro gatos rojos';
const later = () => Math.floor(Date.now() / 1000) + 600;
const link = (time = later()) => `/changepassword/abc.def/${time}`;
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });

describe('asking for a new password', () => {
  it('[R-AUT-16] [R-NAV-21] is reached from the sign-in, and leads back there', async () => {
    renderApp({ api: fakeApi().signedOut(), areas: [sessionArea], at: '/login' });
    await press(loginText('forgotten'), 'link');
    await see.role('heading', text('rememberTitle'));
    expect(app.path()).toBe('/remember');
    await press(text('toLogin'), 'link');
    await see.role('heading', loginText('welcome'));
  });

  it('[R-AUT-16] [R-ERR-08] wants a user name before anything is sent', async () => {
    const api = fakeApi().signedOut();
    renderApp({ api, areas: [sessionArea], at: '/remember' });
    await field(text('username'));
    await press(text('send'));
    await see(text('usernameWrong'));
    expect(api.callsTo(credentialCommands.RequestPasswordLink)).toEqual([]);
  });

  it('[R-AUT-17] [R-ERR-08] shows that it was sent', async () => {
    const api = fakeApi()
      .signedOut()
      .on(credentialCommands.RequestPasswordLink, () => ({ sent: true as const }));
    renderApp({ api, areas: [sessionArea], at: '/remember', market: 'PT' });
    await userEvent.type(await field(textPt('username')), ' ana@pt.chain.example {Enter}');
    await see.role('heading', textPt('sentTitle'));
    expect(screen.getByText(textPt('sentText', { username: 'ana@pt.chain.example' }))).toBeTruthy();
    expect(api.callsTo(credentialCommands.RequestPasswordLink)).toEqual([
      { username: 'ana@pt.chain.example' },
    ]);
  });

  it('[R-ERR-08] shows an error, for any failure', async () => {
    const api = fakeApi().signedOut().on(credentialCommands.RequestPasswordLink, broken);
    renderApp({ api, areas: [sessionArea], at: '/remember' });
    await userEvent.type(await field(text('username')), 'ana{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(text('notSent'));
  });
});

describe('choosing a new password', () => {
  async function open(api: FakeApi, at = link()) {
    renderApp({ api, areas: [sessionArea], at });
    return { password: await field(text('password')), repeated: await field(text('repeated')) };
  }
  const answering = (answer: Parameters<FakeApi['on']>[1]) =>
    fakeApi()
      .signedOut()
      .on(credentialCommands.ChangePassword, answer as never);

  async function choose(api: FakeApi, at?: string) {
    const opened = await open(api, at);
    await userEvent.type(opened.password, good);
    await userEvent.type(opened.repeated, `${good}{Enter}`);
    return opened;
  }

  it('[S6] takes the token out of the address at once', async () => {
    await open(fakeApi().signedOut());
    await see.path('/changepassword');
  });

  it('[R-AUT-19] [R-ERR-09] compares the entries before anything is sent', async () => {
    const api = fakeApi().signedOut();
    const { password, repeated } = await open(api);
    await press(text('change'));
    expect(screen.getByText(text('missing'))).toBeTruthy();
    await userEvent.type(password, 'corta');
    expect(screen.getByText(text('tooShort', { min: 10 }))).toBeTruthy();
    await userEvent.type(password, ' pero mas');
    await userEvent.type(repeated, 'otra');
    await press(text('change'));
    expect(screen.getByText(text('mismatch'))).toBeTruthy();
    expect(api.callsTo(credentialCommands.ChangePassword)).toEqual([]);
  });

  it('[R-AUT-21] [R-AUT-22] [W3] sends the SHA-256 and the token, and leads to the sign-in with a note', async () => {
    const api = answering(() => ({ changed: true as const }));
    const time = later();
    await choose(api, link(time));
    await see(text('changed'));
    expect(app.path()).toBe('/login');
    expect(api.callsTo(credentialCommands.ChangePassword)).toEqual([
      { id: 'abc.def', time, password: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
  });

  it.each([
    ['[R-AUT-20] is used', refuse('password_link_expired', { status: 410 }), text('late')],
    ['could not be', refuse('password_not_changed'), text('rejection.password_not_changed')],
    ['is known', refuse('password_too_common'), coreText('rejection.password_too_common')],
    ['is the old one', refuse('password_not_new'), coreText('rejection.password_not_new')],
    ['met a fault', broken(), text('connectionError')],
    ['met no answer', offline, text('connectionError')],
  ])('[R-AUT-21] [R-ERR-09] shows why it was not changed: it %s', async (_, answer, announced) => {
    await choose(answering(() => answer));
    expect((await screen.findByRole('alert')).textContent).toContain(announced);
  });

  it('[R-AUT-20] [R-ERR-09] explains a late link, and where to ask for another', async () => {
    await open(fakeApi().signedOut(), link(1_700_000_000));
    expect(screen.getByRole('alert').textContent).toContain(text('late'));
    await press(text('askAgain'), 'link');
    await see.role('heading', text('rememberTitle'));
    expect(app.path()).toBe('/remember');
  });

  it('[R-AUT-18] explains that an address without its parts is no link', async () => {
    renderApp({ api: fakeApi().signedOut(), areas: [sessionArea], at: '/changepassword/abc' });
    expect((await screen.findByRole('alert')).textContent).toContain(text('noLink'));
  });

  it('is open to a person who is signed in to another account', async () => {
    const { password } = await open(fakeApi().signedIn());
    expect(password).toBeTruthy();
  });
});

describe('the panel of the own password', () => {
  async function open(api: FakeApi) {
    renderApp({ api, areas: [sessionArea], at: '/account' });
    return field(text('oldPassword'));
  }

  it('[S2] sends the old and the new one, and confirms it', async () => {
    const api = fakeApi()
      .signedIn()
      .on(credentialCommands.ChangeOwnPassword, () => ({ changed: true as const }));
    const old = await open(api);
    await press(text('change'));
    expect(screen.getByText(text('oldMissing'))).toBeTruthy();
    await userEvent.type(old, 'la de antes');
    await userEvent.type(await field(text('password')), good);
    await userEvent.type(await field(text('repeated')), `${good}{Enter}`);
    await see(text('panelChanged'));
    expect(api.callsTo(credentialCommands.ChangeOwnPassword)).toHaveLength(1);
    expect(await field(text('oldPassword'))).toHaveProperty('value', '');
  });

  it('[S4] shows at its field that the old one is wrong, and above how long to wait', async () => {
    const answers = [
      refuse('password_incorrect'),
      refuse('login_locked', { status: 429, details: { retryAfterSeconds: 60 } }),
    ];
    const api = fakeApi()
      .signedIn()
      .on(credentialCommands.ChangeOwnPassword, () => answers.shift() ?? broken());
    const old = await open(api);
    await userEvent.type(old, 'otra');
    await userEvent.type(await field(text('password')), good);
    await userEvent.type(await field(text('repeated')), `${good}{Enter}`);
    await see(text('rejection.password_incorrect'));
    await press(text('change'));
    await see(/dentro de 1 minuto/);
  });

  it('[AMB-06] is not there while acting in the place of a restaurant', async () => {
    const acting = { restaurant_id: 1, until: '2036-01-01T00:00:00.000Z', role: 2 as const };
    const api = fakeApi().signedIn({ acting });
    renderApp({ api, areas: [sessionArea], at: '/account' });
    await screen.findByRole('heading', { name: textsOf(accountTexts)('title') });
    expect(screen.queryByLabelText(text('oldPassword'), { selector: 'input' })).toBeNull();
  });
});
