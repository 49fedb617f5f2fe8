import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Market, Role } from '@portal/contracts';
import { chatCommands } from '@portal/contracts/areas/chat';
import { mopCommands } from '@portal/contracts/areas/mop';
import {
  aPushSubscription,
  notificationsCommands,
  webPushCommands,
} from '@portal/contracts/areas/notifications';
import { orderCommands } from '@portal/contracts/areas/orders';
import { systemActor } from '@portal/platform/decider/decider';
import type { SignedIn } from '../programs/in-process-portal';
import {
  addressOf,
  askForPause,
  ownRestaurant,
  personWith,
  placeOrder,
  passwordDigest,
} from '../programs/test-fixture';
import { openPushWorld, type PushWorld } from './web-push-world';

const { RegisterPushDevice, RemovePushDevice } = webPushCommands;
const { UpdateNoticeSettings } = notificationsCommands;
const userId = Role.Franchisee;
const orderer = personWith(userId, Role.Franchisee);

let world: PushWorld;
let mine: SignedIn;
let admin: SignedIn;
afterEach(async () => {
  expect(world.portal.problems).toEqual([]);
  await world.close();
});

/** At 10:15 in Madrid. */
async function open(market: Market) {
  world = await openPushWorld(market, '2026-11-20T09:15:00.000Z');
  mine = await world.portal.signIn(userId, Role.Franchisee);
  admin = await world.portal.signIn(Role.Administrator, Role.Administrator);
}
async function post(path: string, payload: object, headers: SignedIn) {
  const answer = await world.portal.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { ...headers },
  });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  await world.portal.caughtUp();
}
const order = async () => (await placeOrder(world.portal, orderer, ownRestaurant)).orderId;
const move = (orderId: string, status: number) =>
  world.send(admin, orderCommands.ChangeOrderStatus, { id: orderId, status });
const noNewOrders = () =>
  world.send(admin, UpdateNoticeSettings, { settings: { cells: { placed: { device: false } } } });
const quietUntilHalfPast = () =>
  world.send(mine, UpdateNoticeSettings, { settings: { quiet: { from: '10:00', to: '10:30' } } });

describe('notices to the devices of a person in Spain', () => {
  beforeEach(() => open('ES'));

  it('[R-ACC-17] show the state of their order, on each device, encrypted for it alone', async () => {
    await world.register(mine, 'phone');
    await world.register(mine, 'laptop');
    const id = await order();
    expect((await move(id, 3)).statusCode).toBe(200);
    await world.delivered(2);
    const message = {
      kind: 'status',
      title: expect.stringMatching(/^Pedido #P-\d+$/),
      lang: 'es',
      body: 'En producción y entrega',
      path: `/order/details/${id}`,
      tag: `status-${id}`,
    };
    expect(world.double.messages).toEqual([message, message]);
    expect(world.double.received.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/phone']);
  });

  it('[S18] [R-ACC-17] are sent where no answer and no plain event reveals it', async () => {
    const id = await world.register(mine, 'phone');
    const { body, devices } = await world.settings(mine);
    expect(devices).toMatchObject([{ id, current: true }]);
    const log = JSON.stringify(await world.portal.stores.events.readAll(0, 10_000));
    for (const text of [body, log]) {
      expect(text).toContain(id);
      expect(text).not.toMatch(/googleapis|p256dh|endpoint/);
    }
    const other = await world.portal.signIn(Role.Manager, Role.Manager);
    expect((await world.settings(other)).devices).toEqual([]);
    const removed = await world.send(other, RemovePushDevice, { id });
    expect([removed.statusCode, removed.body]).toEqual([
      404,
      expect.stringContaining('push_device_not_found'),
    ]);
  });

  it('are not sent for the person’s own actions, nor for kinds that are turned off', async () => {
    await world.register(admin, 'agency');
    await noNewOrders();
    await world.register(mine, 'phone');
    await world.send(mine, UpdateNoticeSettings, {
      settings: { cells: { status: { device: false }, taken: { device: false } } },
    });
    const pauseId = await askForPause(world.portal, orderer, ownRestaurant);
    const one = await order();
    const own = await placeOrder(world.portal, personWith(2, Role.Administrator), ownRestaurant);
    await move(one, 3);
    await move(own.orderId, 3);
    const decided = await world.send(admin, mopCommands.ChangeMopPauseStatus, { id: pauseId, status: 2 });
    expect(decided.statusCode).toBe(200);
    await world.delivered(1);
    expect(world.double.messages).toMatchObject([
      { kind: 'pause', title: 'Pausas', body: 'Tu pausa está confirmada', path: '/pauses' },
    ]);
  });

  it('[R-ACC-17] wait until quiet hours are over, and come together then', async () => {
    await world.register(mine, 'phone');
    await quietUntilHalfPast();
    const one = await order();
    const other = await order();
    await move(one, 2);
    await move(one, 3);
    await move(other, 2);
    await world.waiting(3);
    world.later(14);
    await world.waiting(3);
    expect(world.double.received).toEqual([]);
    world.later(1);
    await world.waiting(0);
    expect(world.double.messages).toMatchObject([
      { kind: 'status', title: 'Tus pedidos', body: '2 pedidos han cambiado de estado', path: '/orders' },
    ]);
  });

  it('[S2] say only that there is something once time has ended the session', async () => {
    await world.register(mine, 'phone');
    await world.send(mine, UpdateNoticeSettings, { settings: { quiet: { from: '10:00', to: '12:00' } } });
    await move(await order(), 3);
    await world.waiting(1);
    world.later(120);
    await world.waiting(0);
    expect(world.double.messages).toEqual([
      {
        kind: 'status',
        title: 'LSM',
        lang: 'es',
        path: '/orders',
        tag: 'status-news',
        body: 'Hay cambios en tus pedidos. Inicia sesión para verlos.',
      },
    ]);
  });

  const person = { id: userId, name: 'Persona 1', email: addressOf('ES', userId), phone: '', active: 1 };
  const update = (more: object) =>
    post(
      `user/${userId}/update`,
      { ...person, type: 1, locations: [ownRestaurant], own_password: passwordDigest, ...more },
      admin,
    );
  const ways: readonly (readonly [string, () => Promise<void>])[] = [
    ['signs out', () => post('logout', { reason: 'logout' }, mine)],
    [
      'ends all other sessions from another one',
      async () => post('user/sessions/end-others', {}, await world.portal.signIn(userId, Role.Franchisee)),
    ],
    ['has another password', () => update({ password: 'b'.repeat(64) })],
    ['has another role', () => update({ type: 5 })],
    ['may not sign in any more', () => update({ active: 0 })],
    ['is deleted', () => post(`user/${userId}/delete`, {}, admin)],
    ['is erased', () => post(`user/${userId}/erase`, { own_password: passwordDigest }, admin)],
  ];
  it.each(ways)(
    '[S2] are not sent any more once the person %s, those that wait neither',
    async (_what, end) => {
      await world.register(mine, 'phone');
      await quietUntilHalfPast();
      await move(await order(), 3);
      await world.waiting(1);
      await end();
      expect(await world.devicesOf(userId)).toEqual([]);
      world.later(15);
      await world.waiting(0);
      expect(world.double.received).toEqual([]);
    },
  );

  it('[R-ROL-08] are not sent about a restaurant that the person has left since', async () => {
    await world.register(mine, 'phone');
    await quietUntilHalfPast();
    await move(await order(), 3);
    await world.waiting(1);
    await update({ locations: [2] });
    expect(await world.devicesOf(userId)).toHaveLength(1);
    world.later(15);
    await world.waiting(0);
    expect(world.double.received).toEqual([]);
  });

  it('end on a device that its push service does not know any more', async () => {
    await world.register(mine, 'phone');
    world.double.answers.set('/phone', { status: 410 });
    await move(await order(), 3);
    await world.delivered(1);
    await world.portal.caughtUp();
    expect((await world.settings(mine)).devices).toEqual([]);
    expect(await world.portal.stores.events.readStream(`pushDevices-${userId}`, 1)).toMatchObject([
      { type: 'PushDeviceRemoved', data: { reason: 'gone' }, metadata: { actor: systemActor.id } },
    ]);
  });

  it('[R12] are tried again when the push service asks for time', async () => {
    await world.register(mine, 'phone');
    world.double.answers.set('/phone', { status: 429, headers: { 'retry-after': '300' } });
    await move(await order(), 3);
    while (world.double.received.length < 1) await world.waiting(1);
    world.double.answers.delete('/phone');
    await world.waiting(1);
    world.later(5);
    await world.waiting(0);
    expect(world.double.received).toHaveLength(2);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://127.0.0.1/a',
    'https://169.254.169.254/latest/meta-data/',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/',
    'file:///etc/passwd',
  ])('[S17] are sent to no other address than that of a push service: %s', async (endpoint) => {
    const answer = await world.send(mine, RegisterPushDevice, { ...aPushSubscription(), endpoint });
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('push_address_refused')]);
    expect(await world.devicesOf(userId)).toEqual([]);
  });

  it('[X18] are sent to the address as normalised by the check, for any spelling', async () => {
    const endpoint = 'https://fcm.googleapis.com\\@evil.example/';
    const answer = await world.send(mine, RegisterPushDevice, { ...aPushSubscription(), endpoint });
    expect(answer.statusCode).toBe(200);
    const parsed = RegisterPushDevice.input.parse({ ...aPushSubscription(), endpoint }).endpoint;
    expect(parsed).toBe('https://fcm.googleapis.com/@evil.example/');
  });

  it.each([
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', 'short'],
    ['auth', ''],
    ['auth', '*'.repeat(22)],
    ['settings', { quiet: { from: '22:00', to: '22:00' } }],
    ['settings', { quiet: { from: '25:00', to: '08:00' } }],
  ])('[S16] are set up by what can be one: %s', async (field, value) => {
    const call = field === 'settings' ? UpdateNoticeSettings : RegisterPushDevice;
    const answer = await world.send(mine, call, { ...aPushSubscription(), [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_input' } });
    expect(answer.body).toContain(field);
  });
});

describe('notices to the devices of a person in Portugal', () => {
  beforeEach(() => open('PT'));

  it('[R-CHT-09] show that the agency has answered, without the text', async () => {
    await world.register(mine, 'phone');
    const orderId = await order();
    const posted = { order_id: orderId, message: 'Segue na quinta-feira.', images: [] };
    expect((await world.send(admin, chatCommands.PostOrderMessage, posted)).statusCode).toBe(200);
    await world.delivered(1);
    expect(world.double.messages).toMatchObject([
      {
        kind: 'message',
        title: expect.stringMatching(/^Pedido #O-\d+$/),
        lang: 'pt-PT',
        body: 'Tem uma mensagem nova',
        path: `/order/details/${orderId}?beside=chat`,
      },
    ]);
    expect(world.double.received[0]?.content).not.toMatch(/quinta|Persona/);
    expect(world.double.received[0]?.headers).toMatchObject({ urgency: 'high', ttl: '86400' });
  });

  it('[R-CHT-01] show that a note mentions an administrator, without the text, and not in quiet hours', async () => {
    const editor = await world.portal.signIn(Role.Editor, Role.Editor);
    const noted = (orderId: string) => {
      const note = {
        order_id: orderId,
        message: '@[4]: paga tarde',
        mentions: [Role.Editor, Role.Administrator],
      };
      return world.send(admin, chatCommands.AddOrderNote, note);
    };
    await world.register(editor, 'phone');
    await world.register(admin, 'laptop');
    await noNewOrders();
    const orderId = await order();
    const { data } = (await noted(orderId)).json<{ data: { id: string } }>();
    await world.delivered(1);
    expect(world.double.messages).toMatchObject([
      {
        kind: 'mention',
        title: expect.stringMatching(/^Pedido #O-\d+$/),
        lang: 'pt-PT',
        body: 'Tem uma menção numa nota interna',
        tag: `mention-${orderId}`,
        path: `/admin/orders/${orderId}?beside=chat&note=${data.id}`,
      },
    ]);
    expect(world.double.received.map(({ path }) => path)).toEqual(['/phone']);
    expect(world.double.received[0]?.content).not.toMatch(/paga|Persona/);
    // It is 9:15 in Lisbon.
    const quiet = { from: '09:00', to: '09:30' };
    await world.send(editor, UpdateNoticeSettings, { settings: { quiet } });
    await noted(await order());
    await world.waiting(1);
    world.later(15);
    await world.delivered(2);
    await world.send(editor, UpdateNoticeSettings, {
      settings: { quiet: null, cells: { mention: { device: false } } },
    });
    await noted(await order());
    await world.waiting(0);
    expect(world.double.received).toHaveLength(2);
  });

  it('[R-ACC-15] say that there are new pieces, by name where it is one', async () => {
    await world.register(mine, 'phone');
    const { runner, bindings } = world.portal.writeSide;
    const context = { actor: systemActor, correlationId: 'new-files' };
    const piece = {
      resourceId: 1,
      name: 'Menú del día',
      language: 'PT' as const,
      link: '/nacional/menu',
      thumbKey: '',
    };
    await runner.run(bindings.notifications.CollectNewFile, piece, context);
    const [collected] = (await world.portal.stores.events.readStream(
      'newFiles-PT',
      0,
    )) as unknown as readonly [{ data: { batchId: string } }];
    await runner.run(bindings.notifications.AnnounceNewFiles, { batchId: collected.data.batchId }, context);
    await world.delivered(1);
    expect(world.double.messages).toMatchObject([
      { kind: 'newFiles', title: 'Peça nova', body: 'Menú del día', path: '/nacional/menu' },
    ]);
  });
});
