import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allEvents, Role } from '@portal/contracts';
import { ownAccountCommands } from '@portal/contracts/areas/users';
import { orderCommands, orderQueries } from '@portal/contracts/areas/orders';
import { exampleInput } from '@portal/contracts/examples';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import {
  actorWith,
  addressOf,
  buildTestFixture,
  foreignRestaurant,
  ownRestaurant,
} from '../programs/test-fixture';
import { worldFor } from '../programs/world-for';
import { sendCall } from './send-call';

describe('orders over HTTP', () => {
  let portal: InProcessPortal;
  let ana: SignedIn;
  let admin: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterAll(async () => {
    await portal.close();
  });

  const anOrder = async () =>
    exampleInput(orderCommands.PlaceOrder, await worldFor(portal, actorWith(Role.Franchisee), 'own'));
  const place = (input: object, key?: string) =>
    sendCall(portal, orderCommands.PlaceOrder, input as Record<string, unknown>, {
      signedIn: ana,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const countOrders = async () => (await portal.stores.views.find('orders', { size: 1 })).total;

  it('[R2] [R3] places one order for a hundred sendings under one key, answering all of them alike', async () => {
    const input = await anOrder();
    await portal.caughtUp();
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(input, 'the-same-key-1')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    await portal.caughtUp();
    expect(await countOrders()).toBe(before + 1);
  });

  it('[R2] refuses another order under a used key, and changes nothing', async () => {
    const input = await anOrder();
    await place(input, 'the-same-key-2');
    const head = await portal.stores.events.head();
    const other = await place({ ...input, reference: 'otra' }, 'the-same-key-2');
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ error: { code: 'idempotency_key_reused' } });
    expect(await portal.stores.events.head()).toBe(head);
  });

  it('[R10] shows an order to a reader who asks with the position of its placing', async () => {
    const placed = (await place(await anOrder())).json<{ data: { id: string }; position: number }>();
    const read = await sendCall(
      portal,
      orderQueries.GetOrder,
      { id: placed.data.id },
      { signedIn: ana, headers: { 'x-min-position': String(placed.position) } },
    );
    expect(read.statusCode).toBe(200);
    expect(read.json<{ position: number }>().position).toBeGreaterThanOrEqual(placed.position);
  });

  it('[R-ORD-19] [S18] shows who did what by their current name, which is only in events of that person', async () => {
    const { id } = (await place(await anOrder())).json<{ data: { id: string } }>().data;
    const done = { id, status: 3 };
    const changed = await sendCall(portal, orderCommands.ChangeOrderStatus, done, { signedIn: admin });
    expect(changed.statusCode).toBe(200);
    const history = async () => {
      const { data } = (await sendCall(portal, orderQueries.GetOrder, { id }, { signedIn: ana })).json<{
        data: { user_name: string; history: { by: string }[] };
      }>();
      return [data.user_name, ...data.history.map(({ by }) => by)];
    };
    await portal.caughtUp();
    expect(await history()).toEqual(['Persona 1', 'Persona 1', 'Persona 2']);
    const account = { email: addressOf('ES', Role.Administrator), phone: '600 000 000' };
    const name = 'Nombre Nuevo';
    const renamed = await sendCall(
      portal,
      ownAccountCommands.UpdateOwnAccount,
      { ...account, name },
      { signedIn: admin },
    );
    expect(renamed.statusCode).toBe(200);
    await portal.caughtUp();
    expect(await history()).toEqual(['Persona 1', 'Persona 1', name]);
    const { events, keys } = portal.stores;
    const codec = new SealingEventCodec({ events: allEvents, keys });
    const known = new Set(allEvents.flatMap((area) => Object.keys(area.events)));
    const naming = new Set<string>();
    for (const event of await events.readAll(0, 100_000)) {
      if (!known.has(event.type)) continue;
      const opened = JSON.stringify(await codec.decode(event));
      if (/Persona \d|Nombre Nuevo/.test(opened)) naming.add(event.stream.split('-')[0] ?? '');
    }
    expect([...naming]).toEqual(['user']);
  });

  it('[R-ORD-05] takes names from what the server knows and not from the client', async () => {
    const input = (await anOrder()) as { order: object };
    const forged = { ...input, order: { ...input.order, restaurant_name: 'Otro', user_id: 99, status: 4 } };
    const { id } = (await place(forged)).json<{ data: { id: string } }>().data;
    await portal.caughtUp();
    const { data } = (await sendCall(portal, orderQueries.GetOrder, { id }, { signedIn: ana })).json<{
      data: object;
    }>();
    expect(data).toMatchObject({ restaurant_name: `Restaurante ${ownRestaurant}`, user_id: 1, status: 1 });
  });

  it('[R-CRT-17] [R-ERR-11] lists everything that an order lacks, at its field', async () => {
    const input = (await anOrder()) as { order: { items: object[] } };
    const items = [{ ...input.order.items[0], billed: -1, units_scale: '', units: 0, shipped: -1 }];
    const order = { ...input.order, contact_email: 'ana@gmail.com', contact_phone: '', items };
    const answer = await place({ ...input, order });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      error: {
        code: 'order_incomplete',
        fields: {
          contact_email: 'email_domain',
          contact_phone: 'phone',
          'items.0.billed': 'billed',
          'items.0.units': 'units',
          'items.0.shipped': 'shipped',
        },
      },
    });
  });

  it.each(['0', '-12'])('[R-CRT-11] [R-WIZ-17] refuses %s pieces, as the wizard does', async (quantity) => {
    const input = (await anOrder()) as { order: { items: object[] } };
    const items = [{ ...input.order.items[0], units_scale: '-1', units_scale_custom: quantity }];
    const answer = await place({ ...input, order: { ...input.order, items } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { fields: { 'items.0.units': 'units' } } });
  });

  it('[R-ROL-08] refuses an item that is billed to a restaurant of other people', async () => {
    const input = (await anOrder()) as { order: { items: object[] } };
    const items = [{ ...input.order.items[0], billed: foreignRestaurant }];
    expect((await place({ ...input, order: { ...input.order, items } })).statusCode).toBe(403);
  });

  it('[W13] refuses a file that another person has uploaded', async () => {
    const theirs = await worldFor(portal, actorWith(Role.Manager), 'own');
    const answer = await place(exampleInput(orderCommands.PlaceOrder, theirs));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'upload_not_found' } });
  });

  it('[R-ORD-17] [R-ORD-18] saves a status at once, and appends nothing when it is the same', async () => {
    const { id } = (await place(await anOrder())).json<{ data: { id: string } }>().data;
    const change = () =>
      sendCall(portal, orderCommands.ChangeOrderStatus, { id, status: 3 }, { signedIn: admin });
    expect((await change()).statusCode).toBe(200);
    const head = await portal.stores.events.head();
    expect((await change()).statusCode).toBe(200);
    expect(await portal.stores.events.head()).toBe(head);
  });

  it('[R-ORD-21] takes a deleted order off the lists and gives it back', async () => {
    const { id } = (await place(await anOrder())).json<{ data: { id: string } }>().data;
    const get = async () =>
      (await sendCall(portal, orderQueries.GetOrder, { id }, { signedIn: ana })).statusCode;
    await sendCall(portal, orderCommands.DeleteOrder, { id }, { signedIn: admin });
    await portal.caughtUp();
    expect(await get()).toBe(404);
    await sendCall(portal, orderCommands.RestoreOrder, { id }, { signedIn: admin });
    await portal.caughtUp();
    expect(await get()).toBe(200);
  });

  it('answers other methods with 405, a broken body with 400 and a foreign media type with 415', async () => {
    const send = (method: 'PUT' | 'POST', payload: string, type: string) =>
      portal.app.inject({
        method,
        url: '/api/order/add',
        payload,
        headers: { ...ana, 'content-type': type },
      });
    const put = await send('PUT', '{}', 'application/json');
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'POST']);
    expect((await send('POST', '{"order":', 'application/json')).statusCode).toBe(400);
    expect((await send('POST', '<order/>', 'application/xml')).statusCode).toBe(415);
  });
});
