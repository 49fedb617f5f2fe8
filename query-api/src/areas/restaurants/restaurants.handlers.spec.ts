import { beforeAll, describe, expect, it } from '@jest/globals';
import { type InputOf, type Market, marketRecords, Role } from '@portal/contracts';
import { mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import {
  aRestaurant,
  restaurantLogs,
  restaurantQueries,
  restaurants,
} from '@portal/contracts/areas/restaurants';
import { users } from '@portal/contracts/areas/users';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { pausedRestaurants, restaurantOnWire } from '../../restaurant-on-wire';
import { restaurantHandlers } from './restaurants.handlers';

const { ListRestaurants, GetRestaurant, GetRestaurantLog, GetMenu } = restaurantQueries;

function restaurant(id: number, changes: object = {}) {
  const { restaurantId: _id, ...content } = aRestaurant({ site: `04${id}`, ...changes });
  return { ...content, id, version: 3, deleted: false, ...changes };
}
const pause = (restaurantId: number, changes: object = {}) => ({
  id: `${restaurantId}-p`,
  requestedAt: '2026-11-19T09:30:00.000Z',
  restaurantId,
  restaurantSite: '041',
  restaurantName: 'Gran Vía',
  userId: 12,
  requestedBy: 12,
  reason: '',
  cancelReason: '',
  start: '2026-11-20T09:00:00.000Z',
  end: '2026-11-20T12:00:00.000Z',
  status: MopStatus.Confirmed,
  version: 0,
  late: false,
  autoConfirmed: false,
  withdrawn: false,
  ended: false,
  endedAt: null,
  history: [],
  ...changes,
});
const change = (id: number, actor: string) => ({
  id,
  what: 'updated',
  date: '2026-11-20T09:00:00.000Z',
  actor,
  commandId: `c${id}`,
  fields: [{ field: 'name', before: 'A', after: 'B' }],
});
const person = (id: number, name: string) => ({
  id,
  name,
  email: '',
  phone: '',
  type: 2,
  active: true,
  locations: [],
  accessEndedBy: [],
  favourite: null,
  legal: null,
});

const rows = [
  restaurant(1, { name: 'Gran Vía', region: 2 }),
  restaurant(2, { name: 'Málaga Larios', city: 'Málaga', region: 5, active: false, mopService: false }),
  restaurant(3, { name: 'Borrado', deleted: true }),
  restaurant(4, { name: 'Callao', region: -1 }),
];
const log = { id: 1, now: {}, changes: [change(5, 'user-2'), change(2, 'user-99'), change(0, 'system')] };

let views: ViewStore;
beforeAll(async () => {
  views = await viewsHolding(
    [restaurants, rows],
    [restaurantLogs, [log]],
    [users, [person(2, 'Marta Gil')]],
    [mopPauses, [pause(1), pause(4, { status: MopStatus.Pending })]],
  );
});
const as = (role: Role, market: Market = 'ES') =>
  asking(restaurantHandlers, askedBy(views, { person: testPerson(role), market }));

describe('the list of restaurants', () => {
  const ids = async (input: InputOf<typeof ListRestaurants>) =>
    (await as(Role.Administrator).ask(ListRestaurants, input)).data.map(({ id }) => id);

  it('[R-ARE-01] holds those that are there, by their number', async () => {
    expect(await ids({})).toEqual([1, 2, 4]);
    expect(await ids({ sort: '-name', size: 1, page: 2 })).toEqual([1]);
  });

  it('[R-ARE-01] is searched by number, name and city, without accents', async () => {
    expect(await ids({ q: 'malaga' })).toEqual([2]);
    expect(await ids({ q: '044' })).toEqual([4]);
    expect(await ids({ q: 'gran via' })).toEqual([1]);
  });

  it('[R-ARE-01] is narrowed by region, type and whether they are active', async () => {
    expect(await ids({ region: '2,5' })).toEqual([1, 2]);
    expect(await ids({ active: '0' })).toEqual([2]);
    expect(await ids({ type: '1' })).toEqual([]);
  });

  it('[R-ENT-02] [AMB-88] shows its place in words, also where it has no region', async () => {
    const { data } = await as(Role.Administrator).ask(ListRestaurants, {});
    expect(data.map(({ region_name: name }) => name)).toEqual(['Centro', 'Sur', 'Sin zona']);
    expect(data[0]).toMatchObject({
      province: 'Madrid',
      cp: '28013',
      latitud: 40.42,
      etof: false,
      version: 3,
    });
  });

  it('[R-ARE-02] shows in ES whether mobile orders are taken now: no pause is running', async () => {
    const { data } = await as(Role.Administrator).ask(ListRestaurants, {});
    expect(data.map(({ mop_service: service, mop_status: status }) => [service, status])).toEqual([
      [true, false],
      [false, false],
      [true, true],
    ]);
  });

  it('[R-ARE-02] has nothing of mobile ordering in PT', async () => {
    const { data } = await as(Role.Administrator, 'PT').ask(ListRestaurants, {});
    expect(data.filter((row) => 'mop_service' in row || 'mop_status' in row)).toEqual([]);
    expect(data).toHaveLength(3);
  });
});

describe('one restaurant', () => {
  it('[R-NAV-26] is answered as in the list, and not once it is deleted', async () => {
    const { data } = await as(Role.Administrator).ask(GetRestaurant, { id: 2 });
    expect(data).toMatchObject({ id: 2, name: 'Málaga Larios', mop_service: false });
    expect(await as(Role.Administrator).refused(GetRestaurant, { id: 3 })).toBe('restaurant_not_found');
    expect(await as(Role.Administrator).refused(GetRestaurant, { id: 9 })).toBe('restaurant_not_found');
  });

  it('[R-ENT-02] has no field that the wire does not know', async () => {
    const context = askedBy(views);
    const wire = restaurantOnWire(rows[0] as never, marketRecords.ES, await pausedRestaurants(context));
    expect(GetRestaurant.output.parse(wire)).toEqual(wire);
  });
});

describe('the log of a restaurant', () => {
  it('[R-ARE-06] names who changed it, except for the portal and erased people', async () => {
    const { data, total } = await as(Role.Administrator).ask(GetRestaurantLog, { id: 1 });
    expect(data.map(({ id, user }) => [id, user])).toEqual([
      [5, 'Marta Gil'],
      [2, ''],
      [0, ''],
    ]);
    expect(total).toBe(3);
  });

  it('[R-ARE-06] may be cut short, and is not there for what never was', async () => {
    const { data, total } = await as(Role.Manager).ask(GetRestaurantLog, { id: 1, size: 1 });
    expect([data.length, total]).toEqual([1, 3]);
    expect(await as(Role.Administrator).refused(GetRestaurantLog, { id: 9 })).toBe('restaurant_not_found');
  });
});

describe('the main menu', () => {
  const urls = async (role: Role, market: Market = 'ES') =>
    (await as(role, market).ask(GetMenu, {})).data.map(({ url }) => url);

  it('[R-API-42] [AMB-38] is that of the role', async () => {
    expect(await urls(Role.Administrator)).toEqual(
      expect.arrayContaining(['/admin/restaurants', '/admin/mop', '/nacional']),
    );
    expect((await urls(Role.Editor)).filter((url) => url.startsWith('/admin'))).toEqual([
      '/admin/overview',
      '/admin/map',
      '/admin/calendar',
      '/admin/orders',
      '/admin/sections',
      '/admin/resources',
      '/admin/recalls',
      '/admin/sliders',
    ]);
    expect((await urls(Role.Manager)).filter((url) => url.startsWith('/admin'))).toEqual([]);
  });

  it('[R-API-42] [AMB-38] is that of the market, in its language', async () => {
    expect(await urls(Role.Administrator, 'PT')).not.toContain('/admin/mop');
    expect(await urls(Role.Manager, 'PT')).not.toContain('/pauses');
    const { data } = await as(Role.Manager, 'PT').ask(GetMenu, {});
    expect(data.find(({ url }) => url === '/cart')?.name).toBe('Carrinho');
  });

  it('[R-API-42] has their restaurants for people with more than one', async () => {
    const menuOf = async (restaurants: readonly number[]) => {
      const person = testPerson(Role.Manager, { restaurants });
      const { data } = await asking(restaurantHandlers, askedBy(views, { person })).ask(GetMenu, {});
      return data.map(({ url }) => url);
    };
    expect(await menuOf([1, 2])).toContain('/restaurants');
    expect(await menuOf([1])).not.toContain('/restaurants');
  });

  it('[R-API-42] [AMB-08] in the place of a restaurant is that of its people, without what the own role lacks', async () => {
    const inPlace = testPerson(Role.Manager, { ownRole: Role.Editor });
    const { ask } = asking(restaurantHandlers, askedBy(views, { person: inPlace }));
    const menu = (await ask(GetMenu, {})).data.map(({ url }) => url);
    expect(menu).toContain('/orders');
    expect(menu).not.toContain('/pauses');
  });
});
