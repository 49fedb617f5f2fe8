/** @jest-environment <rootDir>/scripts/test/own-window.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionCommands } from '@portal/contracts/areas/session';
import { marketRecords } from '@portal/contracts/kernel';
import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter } from 'react-router-dom';
import { sessionArea } from '#areas/session';
import { act, fakeApi, refuse, screen, see, waitFor } from '#testing/screen-kit';
import { App } from '../App';
import { routesOf } from '../routing/PortalRoutes';
import { createStyleCache } from '#core/theme/style-cache';
import { startApp, preloadScreen } from './start-app';

const areas = [sessionArea];
const market = marketRecords.ES;

async function openDocument(at: string) {
  const routes = routesOf(areas);
  await preloadScreen(routes, '/login', areas);
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  const props = { market, areas, router, styles: createStyleCache(document), answers: 'anonymous' as const };
  const html = renderToString(createElement(StrictMode, null, createElement(App, props)));
  window.history.replaceState(null, '', at);
  document.documentElement.lang = 'es';
  document.body.innerHTML = `<div id="root" data-drawn="login">${html}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const field = (name: string) =>
    root.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
  const takeOver = () =>
    act(() => startApp(root, { market, areas, routes, styles: createStyleCache(document) }));
  return { root, field, takeOver };
}

const message = jest.fn();
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(message);
  globalThis.reportError = message;
});
afterEach(() => {
  expect(message.mock.calls).toEqual([]);
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the sign-in in the document', () => {
  it('is taken over unchanged, without any of React, and leads back to the requested page', async () => {
    const { field, takeOver, root } = await openDocument('/orders?page=2');
    const username = field('username');
    const heading = root.querySelector('h1');
    await takeOver();
    await waitFor(() => expect(root.dataset.drawn).toBeUndefined());
    expect([field('username') === username, root.querySelector('h1') === heading]).toEqual([true, true]);
    const { pathname, state } = {
      pathname: window.location.pathname,
      state: window.history.state as unknown,
    };
    expect([pathname, state]).toEqual([
      '/login',
      expect.objectContaining({ usr: { from: '/orders?page=2' } }),
    ]);
  });

  it('[U4] keeps what was typed, and is sent when it was sent', async () => {
    const api = fakeApi().signedOut();
    api.on(sessionCommands.Login, () => refuse('login_incorrect', { status: 401 }));
    globalThis.fetch = ((url: string, init: RequestInit) => api.fetch(url, init)) as typeof fetch;
    const { root, field, takeOver } = await openDocument('/login');
    field('username').value = 'carmen@es.chain.example';
    field('password').value = 'secret';
    root.dataset.sent = '';
    await takeOver();
    await see.sent(api, sessionCommands.Login, 1);
    expect(api.callsTo(sessionCommands.Login)[0]).toMatchObject({ username: 'carmen@es.chain.example' });
    expect(field('username').value).toBe('carmen@es.chain.example');
    expect((await screen.findByRole('alert')).textContent).toBe('Datos de acceso incorrectos');
  });
});
