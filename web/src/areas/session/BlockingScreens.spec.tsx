import { afterEach, describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { aSession } from '#testing/sample-session';
import { textsOf } from '#testing/text-of';
import { sessionArea } from './index';
import { noRestaurantTexts } from './texts';

const text = textsOf(noRestaurantTexts);
const home = { path: '/', frame: 'portal', title: { CAST: '', CAT: '', PT: '' } } as const;
const areas = [sessionArea, { area: 'test', routes: [{ ...home, screen: async () => () => 'the home' }] }];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('somebody without an active restaurant', () => {
  const left = { type: 3 as const, restaurants: [], without_restaurant: true };

  it('[R-ROL-08] is told so, with the account and who to ask, and sees nothing else', async () => {
    const api = fakeApi().signedIn(left);
    renderApp({ api, areas, at: '/' });
    expect(await screen.findByRole('heading', { name: text('title') })).toBeTruthy();
    expect(screen.getByText('Carmen Ruiz carmen@es.chain.example')).toBeTruthy();
    expect(screen.getByText(text('askManager'))).toBeTruthy();
    expect(screen.getByRole('button', { name: text('signOut') })).toBeTruthy();
    expect(screen.queryByText('the home')).toBeNull();
  });

  it('[R-ROL-08] reaches the own account and its security', async () => {
    renderApp({ api: fakeApi().signedIn(left), areas, at: '/' });
    await userEvent.click(await screen.findByRole('button', { name: text('showAccount') }));
    expect(await screen.findByRole('textbox', { name: /nombre/i })).toBeTruthy();
    expect(screen.getByRole('button', { name: text('hideAccount') }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('[R14] goes on once there is one, and stops when the last is taken', async () => {
    const api = fakeApi().signedIn(left);
    const app = renderApp({ api, areas, at: '/' });
    await screen.findByRole('heading', { name: text('title') });
    api.on(sessionQueries.GetSession, () => aSession({ type: 3 }));
    app.push('SessionChanged', {});
    expect(await screen.findByText('the home')).toBeTruthy();
    api.on(sessionQueries.GetSession, () => aSession(left));
    app.push('SessionChanged', {});
    await waitFor(() => expect(screen.queryByText('the home')).toBeNull());
    expect(await screen.findByRole('heading', { name: text('title') })).toBeTruthy();
  });
});
