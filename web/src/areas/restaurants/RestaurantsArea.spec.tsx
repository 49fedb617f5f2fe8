import { beforeEach, describe, expect, it } from '@jest/globals';
import { historyQueries } from '@portal/contracts/areas/history';
import {
  noRegion,
  type Restaurant,
  restaurantCommands,
  restaurantQueries,
} from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Role } from '@portal/contracts/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, page, refuse } from '#testing/fake-api';
import { aRestaurant, someTables } from '#testing/sample-session';
import { testRecordAdmin } from '#testing/record-kit';
import { inside, press, reads, recordText, screenKit, see, textsOf, uiText } from '#testing/screen-kit';
import { widen } from '#testing/widen';
import { historyTexts } from '#ui/texts';
import { restaurantsTexts } from './texts';
import { restaurantsArea } from './index';

const text = textsOf(restaurantsTexts);
const historyText = textsOf(historyTexts);
const rejectionText = textsOf(restaurantsTexts);
const { AddRestaurant, UpdateRestaurant, DeleteRestaurant, RestoreRestaurant } = restaurantCommands;
const { ListRestaurants, GetRestaurant } = restaurantQueries;

const aRow = (id: number, facts: Partial<Restaurant> = {}): Restaurant =>
  ({
    ...aRestaurant(id, { address: 'Gran Vía 52', mop_service: true, mop_status: false, version: 2 }),
    ...facts,
  }) as Restaurant;
const tables = someTables({
  restaurant_type: [
    { id: 1, name: 'Mall' },
    { id: 3, name: 'Free-Standing' },
  ],
  restaurant_region: [
    { id: 2, name: 'Centro' },
    { id: 5, name: 'Sur' },
    { id: noRegion.id, name: noRegion.label.CAST },
  ],
  province: [{ id: '28', name: 'Madrid' }],
});

const someTime = '2026-11-20T09:30:00.000Z';

function restaurantsApi(rows: readonly Restaurant[], role: Role = 2) {
  const api = fakeApi().signedIn({ type: role });
  const restaurants = api.collection(ListRestaurants, rows, {
    get: { query: GetRestaurant, missing: 'restaurant_not_found' },
    search: ['site', 'name', 'city'],
    remove: DeleteRestaurant,
    restore: RestoreRestaurant,
  });
  api
    .on(sessionQueries.GetTables, () => tables)
    .on(historyQueries.ListRecordHistory, () => page([], 0))
    .on(historyQueries.GetRecordAt, () => ({ position: 0, at: someTime, values: {}, now: {}, fields: [] }))
    .on(AddRestaurant, () => ({ id: 9 }))
    .on(UpdateRestaurant, ({ id }) => ({ id, version: 3 }));
  return { api, rows: restaurants };
}
const open = screenKit(restaurantsArea, '/admin/restaurants');
const field = (name: Parameters<typeof text>[0]) =>
  screen.findByRole<HTMLInputElement>('textbox', {
    name: (label) => label === text(name) || label.startsWith(`${text(name)} (`),
  });
const write = async (name: Parameters<typeof text>[0], value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const choose = async (name: Parameters<typeof text>[0], option: string) => {
  const box = await screen.findByRole('combobox', { name: text(name) });
  await within(box).findByRole('option', { name: option });
  await userEvent.selectOptions(box, option);
};

beforeEach(() => widen(1440));

describe('the list of restaurants', () => {
  const table = () => screen.findByRole('grid', { name: text('title') });
  const headers = async () =>
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);

  it('[R-ARE-01] [R-ARE-02] shows number, name, region, city, mobile ordering and whether it is active', async () => {
    open(restaurantsApi([aRow(1, { name: 'Gran Vía', city: 'Madrid', active: false })]).api);
    expect(await headers()).toEqual([
      '',
      ...[text('site'), text('name'), text('region'), text('city'), text('mop_service'), text('mop_status')],
      ...[text('active'), recordText('actions')],
    ]);
    const [, row] = within(await table()).getAllByRole('row');
    reads(row, '101', 'Gran Vía', 'Centro', 'Madrid', text('mopOff'), text('isInactive'));
  });

  it('[R-ARE-02] has no columns of mobile ordering in Portugal', async () => {
    open(restaurantsApi([aRow(1)]).api, '/admin/restaurants', 'PT');
    const names = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(names.filter((name) => name?.includes('Pedido'))).toEqual([]);
    expect(names.filter((name) => name !== '')).toHaveLength(6);
  });

  it('[R-ARE-05] [R-CON-32] comes in pages of 10, 50, 100 or all, first of 50', async () => {
    const { api } = open(restaurantsApi(Array.from({ length: 60 }, (_, n) => aRow(n + 1))));
    const sizes = (await inside('navigation', /Páginas/)).getByRole('combobox');
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual([...['10', '50', '100', '-1']]);
    expect(within(await table()).getAllByRole('row')).toHaveLength(51);
    await userEvent.selectOptions(sizes, '-1');
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(61));
    expect(api.callsTo(ListRestaurants).map(({ size }) => size)).toEqual([50, -1]);
  });

  it('[R-ARE-01] is searched, and narrowed by region, type and whether they are active', async () => {
    const rows = [aRow(1), aRow(2, { region: 5, active: false }), aRow(3, { region: 1, active: false })];
    open(restaurantsApi(rows).api, '/admin/restaurants?q=restaurante&region=2,5&active=0');
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2));
    await see.role('button', `${text('region')}: Centro: Sur`);
  });

  it('[AMB-55] shows why one with open orders is not deleted', async () => {
    const { api } = restaurantsApi([aRow(1)]);
    const open4 = { status: 409, details: { count: 4 } };
    api.on(DeleteRestaurant, () => refuse('restaurant_has_open_orders', open4));
    open(api);
    await press(recordText('remove', { name: 'Restaurante 1' }));
    await press(text('removeConfirm'));
    const why = rejectionText('rejection.restaurant_has_open_orders', { count: 4 });
    expect(await screen.findByText(why, { exact: false })).toBeTruthy();
  });
});

describe('[R-NAV-26] [AMB-08] [R-ARE-01] [R-ARE-03] a restaurant', () =>
  testRecordAdmin({
    area: restaurantsArea,
    path: '/admin/restaurants',
    fake: restaurantsApi,
    aRow,
    nameOf: ({ name }) => name,
    text,
    excluded: 4,
    push: ['RestaurantChanged', { restaurantId: 2, position: 9 }],
    update: UpdateRestaurant,
  }));

describe('the form of a restaurant', () => {
  it('[R-ARE-04] [R-ARE-07] needs number, name, type, province, region and address, and sends them', async () => {
    const { api } = open(restaurantsApi([]), '/admin/restaurants/add');
    await field('site');
    await press(text('saveNew'));
    expect(await screen.findAllByText(recordText('required'))).toHaveLength(6);
    await write('site', '0417');
    await write('name', 'Gran Vía');
    await write('address', 'Gran Vía 52');
    await choose('type', 'Free-Standing');
    await choose('province_id', 'Madrid');
    await choose('region', 'Centro');
    await write('latitud', '40,42');
    await press(text('saveNew'));
    await see.path('/admin/restaurants');
    expect(api.callsTo(AddRestaurant)[0]).toMatchObject({
      site: '0417',
      name: 'Gran Vía',
      type: 3,
      region: 2,
      province_id: '28',
      address: 'Gran Vía 52',
      latitud: 40.42,
      longitud: null,
      active: true,
      delivery: 'none',
      cif: '',
    });
  });

  it('[R-ARE-08] lists the provinces by name', async () => {
    const { api } = restaurantsApi([]);
    const province = ['Ávila', 'Madrid', 'A Coruña', 'Bizkaia', 'Zamora'].map((name, id) => ({
      id: `${id}`,
      name,
    }));
    api.on(sessionQueries.GetTables, () => ({ ...tables, province }));
    open(api, '/admin/restaurants/add');
    const box = await screen.findByRole('combobox', { name: text('province_id') });
    await within(box).findByRole('option', { name: 'Zamora' });
    const names = within(box)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names.slice(1)).toEqual(['A Coruña', 'Ávila', 'Bizkaia', 'Madrid', 'Zamora']);
  });

  it('[R5] shows at the number that another restaurant has it', async () => {
    const { api } = restaurantsApi([aRow(1)]);
    const taken = { status: 409, fields: { site: 'taken' } };
    api.on(UpdateRestaurant, () => refuse('restaurant_site_taken', taken));
    open(api, '/admin/restaurants/1');
    await write('site', '0418');
    await press(text('save'));
    await see(text('site.taken'));
  });

  it('[AMB-88] [R-ENT-03] saves one of no region, which the list calls by that', async () => {
    const { api } = open(restaurantsApi([aRow(1, { region: -1 })]), '/admin/restaurants/1');
    expect(await screen.findByRole('option', { name: noRegion.label.CAST, selected: true })).toBeTruthy();
    await press(text('save'));
    await see.path('/admin/restaurants');
    expect(api.callsTo(UpdateRestaurant)[0]).toMatchObject({ region: -1 });
    await see(noRegion.label.CAST);
  });

  it('[R4] sends the version that was read, and names the fields that another person has changed since', async () => {
    const { api } = restaurantsApi([aRow(1)]);
    const details = { changed_by: 'user-3', changed_by_name: 'Marta Gil', fields: ['name', 'province_id'] };
    api.on(UpdateRestaurant, ({ id, version }) =>
      version === undefined ? { id, version: 4 } : refuse('conflict', { status: 409, details }),
    );
    open(api, '/admin/restaurants/1');
    await write('city', 'Getafe');
    await press(text('save'));
    const alert = await screen.findByRole('alert');
    reads(alert, 'Marta Gil', `${text('name')}, ${text('province_id')}`, uiText('stillHere'));
    expect(api.callsTo(UpdateRestaurant)[0]).toMatchObject({ id: 1, version: 2, city: 'Getafe' });
    await press(uiText('keepMine'));
    await see.path('/admin/restaurants');
  });

  it('[R-ARE-06] shows beside it who changed it, when, and what', async () => {
    const { api } = restaurantsApi([aRow(1)]);
    const change = {
      position: 9,
      at: someTime,
      what: 'changed' as const,
      event: 'RestaurantUpdated',
      by: { id: 3, name: 'Marta Gil', role: 2 },
      on_behalf_of: null,
      via: 'person' as const,
      reason: null,
      fields: [
        { field: 'province_id', before: '28', after: '' },
        { field: 'etof', before: false, after: true },
        { field: 'version', before: 1, after: 2 },
      ],
    };
    const now = aRow(1) as never;
    api
      .on(historyQueries.ListRecordHistory, () => page([change], 1))
      .on(historyQueries.GetRecordAt, () => ({ position: 9, at: change.at, values: now, now, fields: [] }));
    open(api, '/admin/restaurants/1');
    const list = await screen.findByRole('list', { name: historyText('open') });
    reads(list, 'Marta Gil', '10:30\u00a020/11/2026');
    const [, province, quick] = within(list).getAllByRole('row');
    await waitFor(() => reads(province, text('province_id'), 'Madrid', historyText('nothing')));
    reads(quick, text('etof'), historyText('no'), historyText('yes'));
    expect(api.callsTo(historyQueries.ListRecordHistory)[0]).toMatchObject({ record: 'restaurant', id: '1' });
  });
});
