import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CallContract, type Market, markets, Role } from '@portal/contracts';
import { formsCommands } from '@portal/contracts/areas/forms';
import { orderCommands } from '@portal/contracts/areas/orders';
import { type Restaurant, restaurantCommands, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import {
  actorWith,
  addStranger,
  buildTestFixture,
  foreignRestaurant,
  nextFreeSite,
  ownRestaurant,
  placeOrder,
} from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { type Encoding, sendCall } from './send-call';

const { AddRestaurant, UpdateRestaurant, DeleteRestaurant, RestoreRestaurant } = restaurantCommands;
const { ListRestaurants, GetRestaurant, GetRestaurantLog, GetMenu } = restaurantQueries;
const fiscal = { cif: 'B99', razon: 'Otra Razón', fiscal_address: 'Calle Nueva 3' };
const encodings: readonly Encoding[] = ['json', 'form'];
const staff = [Role.Franchisee, Role.Manager, Role.Consultant];

/** In the specification's spelling. */
const whole = (site: string) => ({
  site,
  name: 'Plaza Mayor',
  type: '3',
  region: '2',
  province_id: '11',
  city: 'Ciudad',
  cp: '28013',
  address: 'Plaza Mayor 1',
  latitud: '40,42',
  longitud: '-3.7',
  email: 'plaza@chain.example',
  active: '1',
  delivery: 'glovo',
  etof: 1,
  mcauto: 'true',
  habitants: '3300000',
  ...fiscal,
});

describe.each(markets)('restaurants over HTTP in %s', (market: Market) => {
  let portal: InProcessPortal;
  let admin: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterAll(() => portal.close());

  const send = (call: CallContract, input: object, more: { signedIn?: SignedIn; encoding?: Encoding } = {}) =>
    sendCall(portal, call, input as Record<string, unknown>, { signedIn: admin, ...more });
  const dataOf = async <T>(call: CallContract, input: object, signedIn = admin) => {
    await portal.caughtUp();
    const answer = await send(call, input, { signedIn });
    return answer.json<{ data: T; error?: { code: string; fields?: object; details?: object } }>();
  };
  const restaurant = async (id: number) => (await dataOf<Restaurant>(GetRestaurant, { id })).data;
  const added = async (site = nextFreeSite(), encoding: Encoding = 'json') => {
    const answer = await send(AddRestaurant, whole(site), { encoding });
    expect(answer.json()).toMatchObject({ status: true });
    return answer.json<{ data: { id: number } }>().data.id;
  };

  it.each(encodings)(
    '[R-API-38] [R-ENT-02] [AMB-58] is added with every field of the wire: %s',
    async (encoding) => {
      const site = nextFreeSite();
      const found = await restaurant(await added(site, encoding));
      const { mop_service: service, mop_status: status, ...rest } = found;
      expect(rest).toEqual({
        id: found.id,
        version: 0,
        site,
        name: 'Plaza Mayor',
        type: 3,
        region: 2,
        province_id: '11',
        region_name: 'Centro',
        province: market === 'ES' ? 'Cádiz' : 'Lisboa',
        city: 'Ciudad',
        cp: '28013',
        address: 'Plaza Mayor 1',
        latitud: 40.42,
        longitud: -3.7,
        email: 'plaza@chain.example',
        active: true,
        delivery: 'glovo',
        etof: true,
        mcauto: true,
        habitants: 3_300_000,
        ...fiscal,
      });
      // R-ARE-02: absent in PT.
      expect([service, status]).toEqual(market === 'ES' ? [false, false] : [undefined, undefined]);
    },
  );

  it.each(['site', 'name', 'type', 'region', 'province_id', 'address'])(
    '[R-ARE-07] [R-ERR-12] needs %s, in either encoding',
    async (field) => {
      const { [field]: _left, ...without } = whole(nextFreeSite()) as Record<string, unknown>;
      for (const encoding of encodings)
        for (const input of [without, { ...without, [field]: '' }]) {
          const answer = await send(AddRestaurant, input, { encoding });
          expect(answer.statusCode).toBe(400);
          const code = field === 'name' ? 'obligatory_name' : 'obligatory_field';
          expect(answer.json()).toMatchObject({ error: { fields: { [field]: code } } });
        }
    },
  );

  it.each([
    ['region', 0],
    ['province_id', '00'],
    ['type', 9],
  ])('[R-ARE-07] [R-ARE-08] [AMB-01] takes %s %s for not chosen', async (field, value) => {
    const answer = await send(AddRestaurant, { ...whole(nextFreeSite()), [field]: value });
    expect(answer.statusCode).toBe(400);
  });

  it('[R-ARE-08] takes only provinces of its market', async () => {
    const answer = await send(AddRestaurant, {
      ...whole(nextFreeSite()),
      province_id: market === 'ES' ? '60' : '52',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { fields: { province_id: 'unknown' } } });
  });

  it('[R5] has a number of its own', async () => {
    const site = nextFreeSite();
    await added(site);
    const answer = await send(AddRestaurant, whole(site.toUpperCase()));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: { code: 'restaurant_site_taken', fields: { site: 'taken' } },
    });
  });

  it('[R-API-39] what is not sent keeps its value', async () => {
    const id = await added();
    const before = await restaurant(id);
    const emptied = { latitud: '', habitants: '' };
    expect((await send(UpdateRestaurant, { id, city: 'Otra', ...emptied })).statusCode).toBe(200);
    const after = { ...before, city: 'Otra', latitud: null, habitants: 0, version: 1 };
    expect(await restaurant(id)).toEqual(after);
  });

  describe.each(encodings)('mass assignment, %s', (encoding) => {
    it.each(staff)(
      '[W8] [W9] people of the restaurant change its fiscal data and nothing else: role %i',
      async (role) => {
        const before = await restaurant(ownRestaurant);
        const signedIn = await portal.signIn(role, role);
        const more = { deleted: 1, mop_service: 1, mop_status: 1, formerSites: '1', version: before.version };
        const own = { ...fiscal, razon: `Razón de ${role} ${encoding}` };
        const input = { ...whole(nextFreeSite()), active: 0, ...own, ...more, id: ownRestaurant };
        const answer = await send(UpdateRestaurant, input, { signedIn, encoding });
        expect(answer.json()).toMatchObject({ status: true });
        const after = await restaurant(ownRestaurant);
        expect(after).toEqual({ ...before, ...own, version: after.version });
      },
    );

    it('[W8] [R-ARE-02] an administrator sets nothing that this form does not have', async () => {
      const id = await added();
      const before = await restaurant(id);
      const input = { id, mop_service: 1, mop_status: 1, deleted: 1, restaurantId: 1, formerSites: 'x' };
      expect((await send(UpdateRestaurant, input, { encoding })).statusCode).toBe(200);
      expect(await restaurant(id)).toEqual(before);
    });
  });

  it('[R-CRT-18] people of the restaurant send all fiscal fields', async () => {
    const signedIn = await portal.signIn(Role.Manager, Role.Manager);
    const answer = await send(UpdateRestaurant, { id: ownRestaurant, cif: 'B1', razon: ' ' }, { signedIn });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: { code: 'restaurant_incomplete', fields: { razon: 'required', fiscal_address: 'required' } },
    });
  });

  it('[R-ROL-08] [W8] people of another restaurant cannot read its log, change it or ask for its menu', async () => {
    const signedIn = await portal.signIn(Role.Manager, Role.Manager);
    for (const [call, input] of [
      [UpdateRestaurant, { id: foreignRestaurant, ...fiscal }],
      [GetRestaurantLog, { id: foreignRestaurant }],
      [GetMenu, { restaurant_id: foreignRestaurant }],
    ] as const)
      expect((await send(call, input, { signedIn })).statusCode).toBe(403);
  });

  it('[R4] a second administrator gets a conflict with the fields changed since', async () => {
    const id = await added();
    await send(UpdateRestaurant, { id, name: 'Primero', email: '', version: 0 });
    const answer = await send(UpdateRestaurant, { id, name: 'Segundo', version: 0 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: { code: 'conflict', details: { changed_by_name: 'Persona 2', fields: ['name', 'email'] } },
    });
  });

  it('[R-API-40] [AMB-32] [U5] is deleted by GET or POST, leaves every list, and comes back', async () => {
    const id = await added();
    const url = `/api/restaurant/${id}/delete`;
    const headers = { ...admin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    expect((await portal.app.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
    const listed = async () =>
      (await dataOf<Restaurant[]>(ListRestaurants, { size: -1 })).data.map((each) => each.id);
    const inSession = async () => {
      const { data } = await dataOf<{ restaurants: Restaurant[] }>(sessionQueries.GetSession, {});
      return data.restaurants.map((each) => each.id);
    };
    expect([await listed(), await inSession()].map((ids) => ids.includes(id))).toEqual([false, false]);
    expect((await dataOf(GetRestaurant, { id })).error?.code).toBe('restaurant_not_found');
    await send(RestoreRestaurant, { id });
    expect([await listed(), await inSession()].map((ids) => ids.includes(id))).toEqual([true, true]);
    expect((await send(DeleteRestaurant, { id: 999 })).statusCode).toBe(404);
  });

  it('[AMB-55] is not deleted while an order that was placed just now waits for something', async () => {
    const { orderId } = await placeOrder(portal, actorWith(Role.Manager), ownRestaurant);
    const deleting = await send(DeleteRestaurant, { id: ownRestaurant });
    expect(deleting.json()).toMatchObject({ error: { code: 'restaurant_has_open_orders' } });
    await send(orderCommands.DeleteOrder, { id: orderId });
  });

  it('[R-ARE-06] [R-API-41] its log shows who changed what, to administrators and its own people', async () => {
    const id = ownRestaurant;
    await send(UpdateRestaurant, { id, name: 'Nombre nuevo' });
    const { data } = await dataOf<{ user: string; what: string; fields: object[] }[]>(GetRestaurantLog, {
      id,
    });
    expect(data[0]).toMatchObject({
      what: 'updated',
      user: 'Persona 2',
      fields: [{ field: 'name', before: 'Restaurante 1', after: 'Nombre nuevo' }],
    });
    expect(data.at(-1)).toMatchObject({ what: 'added', user: '' });
    const manager = await portal.signIn(Role.Manager, Role.Manager);
    expect((await dataOf<object[]>(GetRestaurantLog, { id }, manager)).data).toEqual(data);
  });

  it('[R-ENT-02] the session carries every field that its people may know', async () => {
    const manager = await portal.signIn(Role.Manager, Role.Manager);
    const { data } = await dataOf<{ restaurants: Restaurant[] }>(sessionQueries.GetSession, {}, manager);
    expect(data.restaurants).toEqual([
      { ...(await restaurant(ownRestaurant)), available: true, selected: false },
    ]);
  });

  it('[R-ENT-02] the session of administrators holds all restaurants, each in short', async () => {
    type Short = Partial<Restaurant>;
    const { data } = await dataOf<{ restaurants: Short[] }>(sessionQueries.GetSession, {});
    expect(data.restaurants.length).toBeGreaterThan(2);
    const left = [
      'cp',
      'latitud',
      'longitud',
      'email',
      'delivery',
      'etof',
      'mcauto',
      'habitants',
      'mop_status',
    ];
    for (const each of data.restaurants) expect(left.filter((field) => field in each)).toEqual([]);
    expect(data.restaurants.filter((each) => 'mop_service' in each).length > 0).toBe(market === 'ES');
  });

  it('[R-ENT-02] orders keep the name that the restaurant had', async () => {
    const { orderId } = await placeOrder(portal, actorWith(Role.Manager), ownRestaurant);
    await portal.caughtUp();
    const read = async () => {
      const answer = await portal.app.inject({ url: `/api/order/${orderId}`, headers: { ...admin } });
      return answer.json<{ data: { restaurant_name: string } }>().data.restaurant_name;
    };
    const before = await read();
    await send(UpdateRestaurant, { id: ownRestaurant, name: 'Otro nombre más' });
    await portal.caughtUp();
    expect(await read()).toBe(before);
  });

  describe('closed or deleted', () => {
    it('[R-ENT-02] takes no order and cannot be acted for, until it is open again', async () => {
      // A second restaurant, else they are refused earlier.
      const userId = await addStranger(portal, Role.Franchisee, [foreignRestaurant, ownRestaurant]);
      await portal.caughtUp();
      const foreign = await portal.signIn(userId, Role.Franchisee);
      const sender = { role: Role.Franchisee, whose: 'foreign', userId } as const;
      const order = await exampleIn(portal, orderCommands.PlaceOrder, sender);
      const codes = async () => {
        const placed = await send(orderCommands.PlaceOrder, order, { signedIn: foreign });
        const acting = await send(sessionCommands.StartRestaurantMode, { restaurant_id: foreignRestaurant });
        return [placed, acting].map((answer) => answer.json<{ error?: { code: string } }>().error?.code);
      };
      await send(UpdateRestaurant, { id: foreignRestaurant, active: 0 });
      expect(await codes()).toEqual(['restaurant_inactive', 'restaurant_inactive']);
      await send(UpdateRestaurant, { id: foreignRestaurant, active: 1 });
      await send(DeleteRestaurant, { id: foreignRestaurant });
      expect(await codes()).toEqual(['restaurant_inactive', 'restaurant_inactive']);
      const form = await exampleIn(portal, formsCommands.RequestCustomResource, sender);
      const asked = await send(formsCommands.RequestCustomResource, form, { signedIn: foreign });
      expect(asked.json()).toMatchObject({ error: { code: 'restaurant_not_found' } });
      await send(RestoreRestaurant, { id: foreignRestaurant });
    });
  });

  it('[R-API-42] the menu is that of the person', async () => {
    const manager = await portal.signIn(Role.Manager, Role.Manager);
    const { data } = await dataOf<{ url: string }[]>(GetMenu, { restaurant_id: ownRestaurant }, manager);
    expect(data.map(({ url }) => url).includes('/pauses')).toBe(market === 'ES');
  });
});
