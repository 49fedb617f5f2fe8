import { describe, expect, it } from '@jest/globals';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { userEvent } from '@testing-library/user-event';
import type { AreaManifest } from '#core/area-manifest';
import { useSessionState } from '#core/session/session-state';
import { renderApp } from '#testing/render-app';
import { app, screen, see } from '#testing/screen-kit';
import { resourcesArea } from './index';
import { catalogueApi } from './resources.testing';

function SignIn() {
  const { reload } = useSessionState();
  return <button onClick={() => void reload()}>Entrar</button>;
}
const title = { CAST: 'Entrar', CAT: 'Entra', PT: 'Entrar' };
const signIn: AreaManifest = {
  area: 'test',
  routes: [{ path: '/login', frame: 'login', title, screen: async () => SignIn }],
};
const areas = [resourcesArea, signIn];
const apiThatLeads = (target: string) =>
  catalogueApi().on(resourceQueries.ResolveShortLink, () => ({ target }));

describe('a short link', () => {
  it('[R-CAT-23] [R-NAV-22] asks without a session when there is none, and leads to the piece', async () => {
    const api = apiThatLeads('/nacional/sala/pieza-12');
    renderApp({ api, areas, at: '/r/12' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Menú del día' })).toBeTruthy();
    expect(app.path()).toBe('/nacional/sala/pieza-12');
  });

  it('[R-CAT-23] [R-NAV-22] carries the person who shared it', async () => {
    const api = apiThatLeads('/nacional/sala/pieza-12');
    renderApp({ api, areas, at: '/r/12/7' });
    await see.sent(api, resourceQueries.ResolveShortLink, [{ resource_id: '12', user_id: '7' }]);
  });

  it('[W34] [R-CAT-23] leads strangers to the sign-in without a word about it, and on to the piece afterwards', async () => {
    const api = apiThatLeads('/nacional/sala/pieza-12').signedOut();
    renderApp({ api, areas, at: '/r/12' });
    const enter = await screen.findByRole('button', { name: 'Entrar' });
    expect(app.path()).toBe('/login');
    expect(api.callsTo(resourceQueries.ResolveShortLink)).toEqual([]);
    api.signedIn();
    await userEvent.click(enter);
    expect(await screen.findByRole('heading', { level: 1, name: 'Menú del día' })).toBeTruthy();
    expect(app.path()).toBe('/nacional/sala/pieza-12');
  });

  it('[R-NAV-22] never leaves this origin', async () => {
    const api = apiThatLeads('https://evil.example/nacional');
    renderApp({ api, areas, at: '/r/12' });
    await see.path('/');
  });
});
