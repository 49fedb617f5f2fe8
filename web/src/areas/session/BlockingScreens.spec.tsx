import { describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { renderApp } from '#testing/render-app';
import { app, aSession, fakeApi, press, screen, see, textsOf, waitFor } from '#testing/screen-kit';
import { sessionArea } from './index';
import { noRestaurantTexts } from './texts';

const text = textsOf(noRestaurantTexts);
const home = { path: '/', frame: 'portal', title: { CAST: '', CAT: '', PT: '' } } as const;
const areas = [sessionArea, { area: 'test', routes: [{ ...home, screen: async () => () => 'the home' }] }];

describe('a person without an active restaurant', () => {
  const left = { type: 3 as const, restaurants: [], without_restaurant: true };

  it('[R-ROL-08] sees only an explanation, with the account and who to ask', async () => {
    const api = fakeApi().signedIn(left);
    renderApp({ api, areas, at: '/' });
    await see.role('heading', text('title'));
    expect(screen.getByText('Carmen Ruiz carmen@es.chain.example')).toBeTruthy();
    expect(screen.getByText(text('askManager'))).toBeTruthy();
    expect(screen.getByRole('button', { name: text('signOut') })).toBeTruthy();
    see.noText('the home');
  });

  it('[R-ROL-08] reaches the own account and its security', async () => {
    renderApp({ api: fakeApi().signedIn(left), areas, at: '/' });
    await press(text('showAccount'));
    await see.role('textbox', /nombre/i);
    expect(screen.getByRole('button', { name: text('hideAccount') }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('[R14] goes on once there is one, and stops when the last is taken', async () => {
    const api = fakeApi().signedIn(left);
    renderApp({ api, areas, at: '/' });
    await screen.findByRole('heading', { name: text('title') });
    api.on(sessionQueries.GetSession, () => aSession({ type: 3 }));
    app.push('SessionChanged', {});
    await see('the home');
    api.on(sessionQueries.GetSession, () => aSession(left));
    app.push('SessionChanged', {});
    await waitFor(() => see.noText('the home'));
    await see.role('heading', text('title'));
  });
});
