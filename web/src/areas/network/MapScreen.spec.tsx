import { beforeEach, describe, expect, it } from '@jest/globals';
import { networkQueries, type RestaurantState } from '@portal/contracts/areas/network';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import { Role } from '@portal/contracts/kernel';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { app, press, refuse, see, testArea, textsOf, widen } from '#testing/screen-kit';
import { networkArea } from './index';
import { aState, daysDialog, networkApi, openNetwork } from './network.testing';
import { mapTexts, networkTexts } from './texts';

const text = textsOf(networkTexts);
const mapText = textsOf(mapTexts);
const { UpdateRestaurant } = restaurantCommands;

beforeEach(() => widen(1440));

const other = testArea({ '/channels': () => <h1>Canal</h1> });
const open = (
  rows: RestaurantState[],
  { role = Role.Administrator as Role, at = '/admin/map', market = 'ES' as 'ES' | 'PT' } = {},
) => openNetwork(at, [networkArea, other, daysDialog])(networkApi(rows, role), at, market);
const map = async () => within(await screen.findByRole('group', { name: /^Mapa (con|com)/ }));
const pin = async (name: RegExp) => (await map()).findByRole('button', { name });
const listed = async () =>
  within(await screen.findByRole('list', { name: mapText('list') }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

/** Far apart. */
const apart = [
  aState(1, {
    name: 'Gran Vía',
    latitude: 40.42,
    longitude: -3.7,
    orders: { agency: 2, restaurant: 1, late: 1 },
  }),
  aState(2, {
    name: 'Málaga Centro',
    city: 'Málaga',
    region: 5,
    region_name: 'Sur',
    latitude: 36.72,
    longitude: -4.42,
    state: 'closed',
  }),
  aState(3, { name: 'Las Palmas', latitude: 28.12, longitude: -15.43, state: 'paused' }),
];

describe('the map of restaurants', () => {
  it('[R-CHN-14] has a pin for each, with its state in words, and names its source', async () => {
    open(apart);
    expect(await pin(/^Gran Vía: Abierto\./)).toBeTruthy();
    expect(await pin(/^Málaga Centro: Cerrado\./)).toBeTruthy();
    expect(await pin(/^Las Palmas: En pausa\./)).toBeTruthy();
    await see(/Natural Earth/);
  });

  it('is moved through by arrow keys, and opened by Enter', async () => {
    open(apart);
    const south = await pin(/^Málaga/);
    south.focus();
    fireEvent.keyDown(south, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(await pin(/^Gran Vía/));
    fireEvent.keyDown(await pin(/^Gran Vía/), { key: 'Enter' });
    const card = within(await screen.findByRole('region', { name: 'Gran Vía' }));
    expect(card.getByText(text('ordersByTurn', { agency: 2, restaurant: 1 }))).toBeTruthy();
    expect(card.getByText(text('late', { count: 1 }))).toBeTruthy();
    await see.path('/admin/map?id=1');
  });

  it('gathers near ones, which a press or the zoom parts', async () => {
    open([aState(1, { latitude: 40.42 }), aState(2, { latitude: 40.5 })]);
    const cluster = await pin(
      new RegExp(mapText('cluster', { count: 2, names: 'Restaurante 1, Restaurante 2' })),
    );
    fireEvent.click(cluster);
    await press(mapText('zoomIn'));
    await press(mapText('zoomIn'));
    expect(await pin(/^Restaurante 1:/)).toBeTruthy();
    await press(mapText('whole'));
    expect(await pin(/^2 restaurantes juntos/)).toBeTruthy();
  });

  it('lists those that no zoom parts', async () => {
    open([aState(1, { latitude: 40.42 }), aState(2, { latitude: 40.42 })]);
    fireEvent.click(await pin(/^2 restaurantes juntos/));
    const card = within(await screen.findByRole('region', { name: text('count', { count: 2 }) }));
    expect(app.path()).toBe('/admin/map');
    await press(/^Restaurante 2/, 'button', card);
    expect(await screen.findByRole('region', { name: 'Restaurante 2' })).toBeTruthy();
    await see.path('/admin/map?id=2');
  });

  it('has a list beside it with the same choice, search and filters', async () => {
    open(apart);
    await press(
      /^Málaga Centro/,
      'button',
      within(await screen.findByRole('list', { name: mapText('list') })),
    );
    expect((await pin(/^Málaga/)).getAttribute('aria-pressed')).toBe('true');
    fireEvent.change(screen.getByRole('searchbox', { name: text('search') }), { target: { value: 'gran' } });
    await waitFor(async () => expect(await listed()).toHaveLength(1));
    expect((await map()).queryByRole('button', { name: /^Málaga/ })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: text('search') }), { target: { value: '' } });
    await press(/^Cerrado · 1/);
    await waitFor(async () => expect((await listed())[0]).toContain('Málaga Centro'));
    expect(await listed()).toHaveLength(1);
    expect(app.path()).toContain('state=closed');
  });

  it('leads to the channel with the restaurant chosen', async () => {
    open(apart, { at: '/admin/map?id=2' });
    const card = within(await screen.findByRole('region', { name: 'Málaga Centro' }));
    await press(text('channel'), 'button', card);
    await see.path('/channels');
    expect(localStorage.getItem('site')).toBe('2');
  });

  it('[R-CHN-15] offers hours of a special day for chosen ones, not to restricted administrators', async () => {
    open(apart);
    await press(text('select', { name: 'Málaga Centro' }), 'checkbox');
    await press(text('select', { name: 'Gran Vía' }), 'checkbox');
    await press(text('specialDay'));
    await press('Gran Vía, Málaga Centro');
    await waitFor(() => see.none('button', 'Gran Vía, Málaga Centro'));
    cleanup();
    open(apart, { role: Role.Editor });
    await listed();
    see.none('checkbox', text('select', { name: 'Gran Vía' }));
  });

  it('[R-MOP-01] [R-NAV-03] knows neither pauses nor alerts in PT', async () => {
    open([aState(1, { latitude: 38.72, longitude: -9.14 })], { market: 'PT' });
    expect(await pin(/^Restaurante 1: Aberto\./)).toBeTruthy();
    see.none('radio', 'Alertas');
    see.none('button', /^Em pausa/);
  });

  it('is two tabs on a phone', async () => {
    widen(360);
    open(apart);
    await map();
    see.none('list', mapText('list'));
    await press(mapText('list'), 'tab');
    expect(await listed()).toHaveLength(3);
  });
});

describe('coordinates to review', () => {
  const swapped = aState(1, { name: 'Gran Vía', latitude: -3.7, longitude: 40.42, coordinates: 'swapped' });
  const atSea = aState(2, { name: 'Puerto', latitude: 40, longitude: 2 });
  const missing = aState(3, { name: 'Nuevo', latitude: null, longitude: null, coordinates: 'missing' });

  it('[R-ARE-07] lists what cannot be, also what is at sea', async () => {
    open([swapped, atSea, missing, aState(4)]);
    await see(new RegExp(mapText('problem.swapped')));
    await see(new RegExp(mapText('problem.sea')));
    await see(new RegExp(mapText('problem.missing')));
    await see(mapText('reviewText', { count: 3 }));
  });

  it('[R4] are swapped by a press with the version seen, and undone', async () => {
    const fake = open([swapped]);
    await press(mapText('swapNamed', { name: 'Gran Vía' }));
    await see.sent(fake, UpdateRestaurant, [{ id: 1, latitud: 40.42, longitud: -3.7, version: 3 }]);
    await press(/^Deshacer/);
    await waitFor(() =>
      expect(fake.api.callsTo(UpdateRestaurant)[1]).toEqual({
        id: 1,
        latitud: -3.7,
        longitud: 40.42,
        version: 4,
      }),
    );
  });

  it('are placed by a press on the map, with a preview before', async () => {
    const fake = open([missing]);
    await press(mapText('putNamed', { name: 'Nuevo' }));
    await see(mapText('putting', { name: 'Nuevo' }));
    await press(mapText('center'));
    await see(/^Quedará en 39\.\d+, -2\.\d+/);
    await see.sent(fake, UpdateRestaurant, 0);
    await press(mapText('savePlace'));
    await see.sent(fake, UpdateRestaurant, 1);
    expect(fake.api.callsTo(UpdateRestaurant)[0]).toMatchObject({ id: 3, version: 3 });
    await waitFor(() => see.none('region', mapText('put')));
  });

  it('[R4] report that another person has changed the restaurant since', async () => {
    const fake = networkApi([swapped], Role.Administrator);
    fake.api.on(UpdateRestaurant, () => refuse('conflict', { status: 409, details: { current_version: 4 } }));
    openNetwork('/admin/map')(fake);
    await press(mapText('swapNamed', { name: 'Gran Vía' }));
    await see(mapText('changedMeanwhile', { name: 'Gran Vía' }));
    await waitFor(() =>
      expect(fake.api.callsTo(networkQueries.ListRestaurantStates).length).toBeGreaterThan(1),
    );
  });

  it('[R-ROL-03] are only shown to restricted administrators', async () => {
    open([swapped], { role: Role.Editor });
    await see(new RegExp(mapText('problem.swapped')));
    see.none('button', mapText('swapNamed', { name: 'Gran Vía' }));
  });
});
