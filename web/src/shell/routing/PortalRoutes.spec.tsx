import { describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { Role } from '@portal/contracts/kernel';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aRestaurant, type PersonFacts } from '#testing/sample-session';
import { renderApp } from '#testing/render-app';
import { app, broken, fakeApi, press, refuse, see, textsOf, type, uiText } from '#testing/screen-kit';
import { typeAndEnterAtOnce } from '#testing/type-and-enter';
import { footerTexts } from '#ui/texts/early';
import { modesTexts } from '../texts/early';
import { preferencesTexts, privacyTexts, siteTexts } from '#ui/texts';
import { shellTexts } from '../texts';
import type { AreaManifest, AreaRoute } from '#core/area-manifest';
import { useSite } from '#core/session/site';

const text = textsOf(shellTexts);
const textPt = textsOf(shellTexts, 'PT');
const modesText = textsOf(modesTexts);
const footerText = textsOf(footerTexts);
const preferencesTextCat = textsOf(preferencesTexts, 'CAT');
const preferencesTextPt = textsOf(preferencesTexts, 'PT');
const privacyText = textsOf(privacyTexts);
const siteText = textsOf(siteTexts);

const title = { CAST: 'Título', CAT: 'Títol', PT: 'Título' };
const screenThatShows = (words: string) => async () => () => <h1>{words}</h1>;
const route = (path: string, words: string, more: Partial<AreaRoute> = {}): AreaRoute => ({
  path,
  frame: 'portal',
  title,
  screen: screenThatShows(words),
  ...more,
});

function Selected() {
  return <h1>{useSite().restaurant?.name}</h1>;
}

function Broken(): never {
  throw new Error('a mistake of ours');
}

const areas: readonly AreaManifest[] = [
  {
    area: 'test',
    routes: [
      route('/', 'home'),
      route('/login', 'login', { frame: 'login' }),
      route('/orders', 'orders'),
      route('/selected', '', { screen: async () => Selected }),
      route('/broken', '', { screen: async () => Broken }),
      route('/diagnostic', 'diagnostic', { feature: 'diagnosticAndPlanner' }),
      route('/admin/orders', 'triage'),
      route('/partner/reports', 'reports', { frame: 'partner' }),
    ],
  },
];
const open = (at: string, session: PersonFacts | null, market: 'ES' | 'PT' = 'ES') => {
  const api = session === null ? fakeApi().signedOut() : fakeApi().signedIn(session);
  renderApp({ api, areas, at, market });
  return { api };
};

describe('who may be where', () => {
  it('[R-NAV-41] names the screen in the tab before session and code have come', async () => {
    document.title = 'Portal';
    const api = fakeApi().on(sessionQueries.GetSession, () => new Promise<never>(() => undefined));
    renderApp({ api, areas, at: '/orders' });
    await waitFor(() => expect(document.title).toMatch(/^Título · /));
  });

  it('[R-AUT-04] asks for the sign-in when the server knows no session', async () => {
    open('/orders', null);
    await see.role('heading', 'login');
    expect(app.path()).toBe('/login');
  });

  it('[R-AUT-05] asks for the sign-in when the session is past its end', async () => {
    open('/orders', { endsIn: -1000 });
    await see.role('heading', 'login');
  });

  it('[R-AUT-06] asks for the sign-in when the user cannot be loaded', async () => {
    const api = fakeApi().on(sessionQueries.GetSession, () => refuse('not_found', { status: 404 }));
    renderApp({ api, areas, at: '/orders' });
    await see.role('heading', 'login');
  });

  it('[R-NAV-37] leads an unknown path home', async () => {
    open('/nowhere/at/all', {});
    await see.role('heading', 'home');
    expect(app.path()).toBe('/');
  });

  it('[R-NAV-39] leads partners to their reports from everywhere', async () => {
    open('/orders', { type: 6 });
    await see.role('heading', 'reports');
  });

  it('[R-NAV-40] leads others home from the administration', async () => {
    open('/admin/orders', { type: 3 });
    await see.role('heading', 'home');
  });

  it('[AMB-06] explains to an acting administrator why the administration does not open', async () => {
    const until = '2030-01-01T00:00:00.000Z';
    const acting = { restaurant_id: 1, until, role: Role.Administrator };
    open('/admin/orders', { type: Role.Manager, acting });
    await see.role('heading', 'home');
    await see(modesText('closedWhileActing'));
    cleanup();
    open('/', { type: Role.Manager, acting });
    await see.role('heading', 'home');
    see.noText(modesText('closedWhileActing'));
  });

  it('[R-NAV-25] leads /admin to the first screen there is', async () => {
    open('/admin', { type: 2 });
    await see.role('heading', 'triage');
  });

  it('[R-NAV-38] leads restricted administrators from the sign-in into the administration (AMB-07)', async () => {
    open('/login', { type: 4 });
    await see.role('heading', 'triage');
  });

  it('has the diagnostic in ES and leads home in PT', async () => {
    open('/diagnostic', {});
    await see.role('heading', 'diagnostic');
    cleanup();
    open('/diagnostic', {}, 'PT');
    await see.role('heading', 'home');
  });

  it('names the browser tab after the screen and the market’s title', async () => {
    open('/orders', {}, 'PT');
    await screen.findByRole('heading', { name: 'orders' });
    expect(document.title).toBe('Título · LRM');
  });

  it('shows that the server is unreachable instead of asking for a password', async () => {
    const api = fakeApi().on(sessionQueries.GetSession, broken);
    renderApp({ api, areas, at: '/orders' });
    const retry = await screen.findByRole('button', { name: uiText('retry') });
    api.signedIn();
    await userEvent.click(retry);
    await see.role('heading', 'orders');
  });
});

it('a screen that fails is replaced by what happened and a way on, inside the frame', async () => {
  open('/broken', {});
  expect((await screen.findByRole('alert')).textContent).toContain(
    uiText('errorCode', { code: 'unexpected' }),
  );
  expect(screen.getByRole('button', { name: uiText('retry') })).toBeTruthy();
  expect(screen.getByRole('button', { name: text('account', { name: 'Carmen Ruiz' }) })).toBeTruthy();
});

describe('the frame', () => {
  it('[R-PLT-10] [R-PLT-13] shows the market’s title and the first letter of the name', async () => {
    open('/', {}, 'PT');
    await see('LRM');
    expect(screen.getByRole('button', { name: textPt('account', { name: 'Carmen Ruiz' }) }).textContent).toBe(
      'C',
    );
  });

  it('[R-PLT-15] [R-CAT-19] searches with a term, and does nothing without', async () => {
    open('/orders', {});
    const field = await screen.findByRole('combobox', { name: text('searchLabel') });
    await userEvent.type(field, '   {Enter}');
    expect(app.path()).toBe('/orders');
    await userEvent.type(field, 'menú{Enter}');
    await waitFor(() => expect(app.path()).not.toBe('/orders'));
  });

  it('[R-PLT-16] shows the year and the privacy policy', async () => {
    open('/', {});
    const footer = await screen.findByRole('contentinfo');
    expect(footer.textContent).toContain(String(new Date().getFullYear()));
    await press(footerText('privacy'));
    await see.role('dialog', privacyText('title'));
  });

  it('[R-PLT-03] [R-PLT-14] changes the selected restaurant by keyboard, and remembers it', async () => {
    const restaurants = [aRestaurant(1, { name: 'Gran Vía' }), aRestaurant(2, { name: 'Málaga Centro' })];
    open('/selected', { restaurants });
    await press(text('siteChange', { name: 'Gran Vía' }));
    await type(siteText('siteSearch'), 'malaga{Enter}', 'combobox');
    await see.role('heading', 'Málaga Centro');
    expect(localStorage.getItem('site')).toBe('2');
  });

  it('[R-PLT-14] takes the restaurant that was typed, also by an Enter that comes before the list', async () => {
    const restaurants = [aRestaurant(1, { name: 'Gran Vía' }), aRestaurant(2, { name: 'Málaga Centro' })];
    open('/selected', { restaurants });
    await press(text('siteChange', { name: 'Gran Vía' }));
    const field = await screen.findByRole('combobox', { name: siteText('siteSearch') });
    await typeAndEnterAtOnce(field, 'malaga');
    await see.role('heading', 'Málaga Centro');
  });

  it('[R-PLT-08] offers the languages of ES and changes to the chosen one', async () => {
    open('/', {});
    await press(text('account', { name: 'Carmen Ruiz' }));
    await press('Català', 'radio');
    await see.role('button', preferencesTextCat('signOut'));
    expect(document.documentElement.lang).toBe('ca');
  });

  it('[R-PLT-08] offers no language in PT', async () => {
    open('/', {}, 'PT');
    await press(textPt('account', { name: 'Carmen Ruiz' }));
    await see.role('button', preferencesTextPt('signOut'));
    see.none('radio', 'Català');
  });
});
