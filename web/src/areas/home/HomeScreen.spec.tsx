import { beforeEach, describe, expect, it } from '@jest/globals';
import { homeQueries } from '@portal/contracts/areas/home';
import { orderQueries, anOrder } from '@portal/contracts/areas/orders';
import { aResourceDetail, type ResourceDetail, resourcePushes } from '@portal/contracts/areas/resources';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Role } from '@portal/contracts/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import type { AreaManifest } from '#core/area-manifest';
import type { CallError } from '#core/client/call-error';
import { type FakeApi, fakeApi, page, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { app, inside, see, someTables, testArea, textsOf, uiText, user } from '#testing/screen-kit';
import { homeArea } from './';
import { dayPartAt } from './HomeScreen';
import { homeTexts } from './texts';

const text = textsOf(homeTexts);
const textPt = textsOf(homeTexts, 'PT');
const logged: unknown[] = [];

const resources: AreaManifest = { area: 'resources', live: async () => resourcePushes.live };
const finder = testArea({ '/search': () => <h1>Found</h1> });
const { GetHome } = homeQueries;
const aFile = (id: number) => aResourceDetail({ id, name: `Pieza ${id}` });
const anOpenOrder = (number: number) => anOrder('ES', { id: `o-${number}`, number });
const files = (count: number) => Array.from({ length: count }, (_, index) => aFile(index + 1));
const home = (newest: readonly ResourceDetail[] = files(10)) => ({
  sliders: [],
  newest: [...newest],
  video: null,
});

const homeApi = (role: Role = 1, more: Parameters<FakeApi['signedIn']>[0] = {}) =>
  fakeApi()
    .signedIn({ type: role, ...more })
    .on(GetHome, () => home())
    .on(orderQueries.ListOrders, () => page([anOpenOrder(401), anOpenOrder(400)], 6))
    .on(sessionQueries.GetTables, () => someTables({ order_status: [{ id: 1, name: 'En proceso' }] }));
async function open(api: FakeApi, market: 'ES' | 'PT' = 'ES') {
  renderApp({ api, areas: [homeArea, resources, finder], market });
  await screen.findByRole('heading', { level: 1, name: /, Carmen$/ });
  return api;
}

beforeEach(() => {
  logged.length = 0;
  globalThis.reportError = (error: unknown) => void logged.push(error);
});

describe('home', () => {
  it('[R-NAV-01] greets by name and asks what the selected restaurant needs', async () => {
    await open(homeApi());
    expect(screen.getByText('Restaurante 1', { selector: 'strong' })).toBeTruthy();
  });

  it('[R-HOM-13] [R-CON-03] shows the first ten of the newest files in the language in use', async () => {
    const api = await open(homeApi().on(GetHome, () => home(files(12))));
    const newest = await inside('list', text('newest'));
    await waitFor(() => expect(newest.getAllByRole('link')).toHaveLength(10));
    expect(newest.getAllByRole('link')[0]?.getAttribute('href')).toBe('/nacional/sala/pieza-1');
    expect(api.callsTo(GetHome)[0]?.lang).toBe('CAST');
  });

  it('shows the open orders of the selected restaurant, and how many more there are', async () => {
    const api = await open(homeApi());
    const orders = await inside('list', text('orders'));
    expect(orders.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/order/details/o-401',
      '/order/details/o-400',
    ]);
    // The greeting names the restaurant.
    expect(orders.queryByText(new RegExp(anOpenOrder(401).restaurant_name))).toBeNull();
    expect(screen.getByText(text('ordersMore', { count: 4 }))).toBeTruthy();
    expect(api.callsTo(orderQueries.ListOrders)[0]).toMatchObject({ restaurant_id: 1, status: [1, 2, 3] });
  });

  it('teaches the first step when nothing is open', async () => {
    await open(homeApi().on(orderQueries.ListOrders, () => []));
    await see(text('ordersNone'));
    expect(screen.getByRole('link', { name: text('ordersNoneAction') }).getAttribute('href')).toBe(
      '/nacional',
    );
  });

  it('names no restaurant to an administrator while there is none', async () => {
    await open(homeApi(2, { restaurants: [] }).on(orderQueries.ListOrders, () => []));
    await see(text('ordersNoneYet'));
  });

  it('leads administrators to their own orders, and to no button that is not theirs', async () => {
    await open(homeApi(2));
    const orders = await inside('list', text('orders'));
    expect(orders.getAllByRole('link')[0]?.getAttribute('href')).toBe('/admin/orders/o-401');
    expect(screen.getByRole('link', { name: text('ordersAll') }).getAttribute('href')).toBe('/admin/orders');
  });

  it('[R-HOM-14] [R-ERR-04] logs what cannot be loaded, retries it on request, and stays usable', async () => {
    const api = await open(homeApi().on(GetHome, () => refuse('forbidden', { status: 403 })));
    const again = await screen.findByRole('button', { name: uiText('retry') });
    expect(logged.map((error) => (error as CallError).code)).toEqual(['forbidden']);
    await see.role('list', text('orders'));
    expect(screen.getByRole('link', { name: /^Nacional/ })).toBeTruthy();
    see.none('alert');
    api.on(GetHome, () => home(files(1)));
    await user.click(again);
    await see.role('link', 'Pieza 1');
  });

  it('[R-CAT-19] searches; an empty search does nothing', async () => {
    await open(homeApi());
    const field = within(screen.getByRole('main')).getByRole('searchbox');
    await user.type(field, '  {Enter}');
    expect(app.path()).toBe('/');
    await user.type(field, 'menú{Enter}');
    expect(app.path()).toBe('/search?s=men%C3%BA');
  });

  it('[R-HOM-13] shows a new file without being loaded again', async () => {
    const api = await open(homeApi().on(GetHome, () => home(files(1))));
    await screen.findByRole('link', { name: 'Pieza 1' });
    api.on(GetHome, () => home([aFile(2), aFile(1)]));
    app.push('ResourcePublished', { id: 2, position: 9 });
    await see.role('link', 'Pieza 2');
  });

  it('keeps places for what other areas have to say about the selected restaurant', async () => {
    const slotArea: AreaManifest = {
      area: 'slot-area',
      slots: {
        homeAlerts: { part: async () => (announced) => <p>{`Alerts of ${announced.restaurantId}`}</p> },
        homeActions: { part: async () => (announced) => <p>{`Actions of ${announced.restaurantId}`}</p> },
      },
    };
    renderApp({ api: homeApi(), areas: [homeArea, slotArea] });
    await see('Alerts of 1');
    await see('Actions of 1');
  });

  it('speaks Portuguese in Portugal', async () => {
    await open(homeApi(), 'PT');
    expect(await screen.findByRole('heading', { level: 2, name: textPt('newest') })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Boas práticas/ }).getAttribute('href')).toBe('/practices');
  });
});

const at = (time: string, zone: string) => dayPartAt(Date.parse(`2026-11-20T${time}:00Z`), zone);

it('the greeting uses the time of the market, not of the machine', () => {
  const hours = ['04:59', '05:00', '12:59', '13:00', '19:59', '20:00'];
  expect(hours.map((hour) => at(hour, 'Europe/Madrid'))).toEqual([
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'night',
  ]);
  expect(at('20:30', 'Europe/Lisbon')).toBe('afternoon');
});
