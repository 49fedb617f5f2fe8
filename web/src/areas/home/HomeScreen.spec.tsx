import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '../../app/area-manifest';
import { aSession, FakeHouse } from '../../testing/fake-house';
import { renderApp } from '../../testing/render-app';
import { homeArea } from './index';

const user = userEvent.setup({ delay: null });
const logged: unknown[] = [];

const title = { CAST: 'T', CAT: 'T', PT: 'T' };
const finder: AreaManifest = {
  area: 'test',
  routes: [{ path: '/search', frame: 'portal', title, screen: async () => () => <h1>Found</h1> }],
};
const aFile = (id: number) => ({
  id,
  name: `Pieza ${id}`,
  link: `/nacional/sala/pieza-${id}`,
  type: { id: 1, name: 'Cartel' },
  lang: { id: 'CAST', name: 'Castellano' },
  status: 1,
  thumb: '/thumb.jpg',
  thumb_width: 1,
  thumb_height: 1,
});
const anOrder = (number: number) => ({
  id: `o-${number}`,
  number,
  name: 'Menú del día',
  date: '2026-11-18T09:00:00.000Z',
  status: 1,
  contact_name: 'Luis Gil',
  restaurant_name: 'Restaurante 1',
});
const files = (count: number) => Array.from({ length: count }, (_, place) => aFile(place + 1));
const list = (data: readonly unknown[], total = data.length) => ({ data, more: { total } });
const home = (newest: readonly unknown[] = files(10), parts: object = {}) => ({
  data: { sliders: [], newest, video: null, ...parts },
});

function homeHouse(role: Role = 1) {
  return new FakeHouse({
    home: () => home(),
    order: () => list([anOrder(401), anOrder(400)], 6),
    table: () => ({ data: { resource_type: [], order_status: [{ id: 1, name: 'En proceso' }] } }),
  }).signIn(aSession({ type: role }));
}
async function open(house: FakeHouse, market: 'ES' | 'PT' = 'ES') {
  const app = renderApp({ house, areas: [homeArea, finder], market });
  await screen.findByRole('heading', { level: 1, name: /, Carmen$/ }, { timeout: 8000 });
  return app;
}

beforeEach(() => {
  logged.length = 0;
  globalThis.reportError = (error: unknown) => void logged.push(error);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('home', () => {
  it('[R-NAV-01] greets by name and asks what the selected restaurant needs', async () => {
    await open(homeHouse());
    expect(screen.getByText('Restaurante 1', { selector: 'strong' })).toBeTruthy();
  });

  it('[R-HOM-13] [R-CON-03] shows the first ten of the newest files in the language in use', async () => {
    const house = homeHouse().on('home', () => home(files(12)));
    await open(house);
    const newest = within(await screen.findByRole('list', { name: 'Recién llegado' }));
    await waitFor(() => expect(newest.getAllByRole('link')).toHaveLength(10));
    expect(newest.getAllByRole('link')[0]?.getAttribute('href')).toBe('/nacional/sala/pieza-1');
    expect(house.callsTo('home')[0]?.query.get('lang')).toBe('CAST');
  });

  it('shows the open orders of the selected restaurant, and how many more there are', async () => {
    const house = homeHouse();
    await open(house);
    const orders = within(await screen.findByRole('list', { name: 'Pedidos en curso' }));
    expect(orders.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/order/details/o-401',
      '/order/details/o-400',
    ]);
    expect(screen.getByText('y 4 más')).toBeTruthy();
    const { query } = house.callsTo('order')[0] as { query: URLSearchParams };
    expect([query.get('restaurant_id'), query.get('status')]).toEqual(['1', '1,2,3']);
  });

  it('teaches the first step when nothing is open', async () => {
    await open(homeHouse().on('order', () => list([])));
    expect(await screen.findByText('Nada en curso')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elegir una pieza' }).getAttribute('href')).toBe('/nacional');
  });

  it('leads administrators to their own orders, and to no button that is not theirs', async () => {
    await open(homeHouse(2));
    const orders = within(await screen.findByRole('list', { name: 'Pedidos en curso' }));
    expect(orders.getAllByRole('link')[0]?.getAttribute('href')).toBe('/admin/orders/o-401');
    expect(screen.getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe('/admin/orders');
  });

  it('[R-HOM-14] [R-ERR-04] logs what cannot be loaded, tries it again when asked, and stays usable meanwhile', async () => {
    const house = homeHouse().on('home', () => ({ status: 422, error: 'broken' }));
    await open(house);
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    expect(logged).toEqual([expect.objectContaining({ code: 'broken' })]);
    expect(await screen.findByRole('list', { name: 'Pedidos en curso' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Nacional/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    house.on('home', () => home(files(1)));
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Pieza 1' })).toBeTruthy();
  });

  it('[R-CAT-19] searches; an empty search goes nowhere', async () => {
    const app = await open(homeHouse());
    const field = within(screen.getByRole('main')).getByRole('searchbox');
    await user.type(field, '  {Enter}');
    expect(app.path()).toBe('/');
    await user.type(field, 'menú{Enter}');
    expect(app.path()).toBe('/search?s=men%C3%BA');
  });

  it('[R-HOM-13] shows a new file without being loaded again', async () => {
    const house = homeHouse().on('home', () => home(files(1)));
    const app = await open(house);
    await screen.findByRole('link', { name: 'Pieza 1' });
    house.on('home', () => home([aFile(2), aFile(1)]));
    app.push('ResourcePublished', { resourceId: 2, language: 'CAST', position: 9 });
    expect(await screen.findByRole('link', { name: 'Pieza 2' })).toBeTruthy();
  });

  it('keeps places for what other areas have to say about the selected restaurant', async () => {
    const guest: AreaManifest = {
      area: 'guest',
      guests: {
        homeAlerts: { part: async () => (told) => <p>{`Alerts of ${told.restaurantId}`}</p> },
        homeActions: { part: async () => (told) => <p>{`Actions of ${told.restaurantId}`}</p> },
      },
    };
    renderApp({ house: homeHouse(), areas: [homeArea, guest] });
    expect(await screen.findByText('Alerts of 1')).toBeTruthy();
    expect(await screen.findByText('Actions of 1')).toBeTruthy();
  });

  it('speaks Portuguese in Portugal', async () => {
    await open(homeHouse(), 'PT');
    expect(await screen.findByRole('heading', { level: 2, name: 'Acabado de chegar' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Boas práticas/ }).getAttribute('href')).toBe('/practices');
  });
});
