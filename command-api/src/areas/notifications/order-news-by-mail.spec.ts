import { afterEach, describe, expect, it } from '@jest/globals';
import { type Market, Role } from '@portal/contracts';
import { aQuoteLine, anOrderPlaced, orders } from '@portal/contracts/areas/orders';
import { openMailWorld, orderNewsWindow, reader, secrets, type MailedPerson } from './testing/mail-world';
import { openUnsubscribe } from './unsubscribe-token';

const orderIds = ['3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11', '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a12'] as const;
const [orderId, otherId] = orderIds;
const text = (value: object) => ({ personal: { subject: 'user-99', value } });
const of = (id: string) => ({ orderId: id, restaurantId: 1 });

const placed = (id: string) => anOrderPlaced({ orderId: id, userId: 1, restaurantId: 1 });
const quote = (version = 1) => ({
  type: 'QuoteSent',
  data: {
    ...of(orderId),
    version,
    lines: [aQuoteLine('ES')],
    total: 24_079,
    validUntil: '2026-12-12',
    expiresAt: '2026-12-12T23:00:00.000Z',
  },
  ...text({ note: '' }),
});
const accepted = { type: 'QuoteAccepted', data: { ...of(orderId), version: 1 } };
const assigned = (id: string) => ({ type: 'OrderAssigned', data: { ...of(id), from: null, to: 4 } });
const asked = (id: string) => ({
  type: 'QuoteQuestioned',
  data: { ...of(id), version: 1 },
  ...text({ text: '¿Incluye montaje?' }),
});
const document = (id: string, changes: object = {}) => ({
  ...{ id, number: id === orderId ? 7 : 8, userId: 1, restaurantId: 1, assigneeId: null, deleted: false },
  ...{ restaurantSite: '0417', restaurantName: 'Gran Vía', ...changes },
});

const administrator = (id: number) => reader(id, { type: Role.Administrator, locations: [] });
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(people: readonly MailedPerson[], market: Market = 'ES') {
  const world = await openMailWorld(market, people);
  const running = await world.run();
  closing.push(() => running.stop());
  const happen = (id: string, events: readonly object[], changes: object = {}) =>
    world.append(`order-${id}`, events, [orders, [document(id, changes)]]);
  const mailed = async (count: number) => {
    await world.announce(running, 1, orderNewsWindow);
    await world.posted(count);
    expect(world.troubles).toEqual([]);
    return world.mails();
  };
  return { ...world, running, happen, mailed };
}

async function collected({ events }: Pick<Awaited<ReturnType<typeof openMailWorld>>, 'events'>, count: number) {
  const found = async () =>
    (await events.readAll(0, 1_000)).filter(({ type }) => type === 'OrderNewsCollected').length;
  while ((await found()) < count) await new Promise((resolve) => setImmediate(resolve));
}

describe('mails about orders', () => {
  it('[R-ACC-15] say who ordered what is needed, by when and for how much, with an end of this kind', async () => {
    const world = await open([{ user: reader(1) }, { user: reader(3) }, { user: administrator(2) }]);
    await world.happen(orderId, [placed(orderId), quote()], { assigneeId: 2 });
    await collected(world, 2);
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p1@es.chain.example', 'Pedido #P-7: Tienes un presupuesto por responder'],
    ]);
    const [{ text: content, unsubscribe = '' } = { text: '' }] = mails;
    for (const part of ['0417 - Gran Vía', /240,79\s€/, 'Válido hasta: 12/12/2026'])
      expect(content).toMatch(part);
    expect(content).toContain(`https://portal.chain.example/order/details/${orderId}`);
    const token = unsubscribe.split('/').at(-1) ?? '';
    expect(openUnsubscribe(secrets, token)).toEqual({ userId: 1, kind: 'quote' });
    expect(content).toContain(`/unsubscribe/${token}?kind=quote`);
  });

  it('[R-ACC-15] list the new orders of ten minutes in one, for all administrators', async () => {
    const world = await open([
      { user: administrator(2) },
      { user: administrator(4), chosen: { placed: { mail: false } } },
      { user: reader(5, { type: Role.Editor }) },
    ]);
    await world.happen(orderId, [placed(orderId)]);
    await world.happen(otherId, [placed(otherId)]);
    await collected(world, 2);
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p2@es.chain.example', 'Hay 2 pedidos nuevos'],
    ]);
    for (const number of ['Pedido #P-7', 'Pedido #P-8']) expect(mails[0]?.text).toContain(number);
    expect(mails[0]?.text).toContain(`https://portal.chain.example/admin/orders/${otherId}`);
  });

  it('[R-ROL-01] go to the assignee alone once there is one', async () => {
    const world = await open([{ user: administrator(2) }, { user: administrator(4) }]);
    for (const id of orderIds)
      await world.happen(id, [placed(id), assigned(id), asked(id)], { assigneeId: 4 });
    await collected(world, 6);
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p4@es.chain.example', '2 pedidos con cambios o preguntas del restaurante'],
    ]);
  });

  it('are not sent of a quote that was answered meanwhile', async () => {
    const world = await open([{ user: reader(1) }, { user: administrator(2) }]);
    await world.happen(orderId, [placed(orderId), quote(), accepted]);
    await collected(world, 2);
    const mails = await world.mailed(1);
    expect(mails.map(({ subject }) => subject)).toEqual(['Pedido #P-7: Hay un pedido nuevo']);
  });

  it('[R-ROL-08] are sent to nobody who has left the restaurant', async () => {
    const world = await open([{ user: reader(1, { locations: [2] }) }, { user: administrator(2) }]);
    await world.happen(orderId, [placed(orderId), quote()]);
    await world.happen(otherId, [placed(otherId)]);
    await collected(world, 3);
    const mails = await world.mailed(1);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['p2@es.chain.example', 'Pedido #P-8: Hay un pedido nuevo'],
    ]);
  });

  it('[R12] [R1] neither get lost nor come twice when the program is ended after each step', async () => {
    const world = await openMailWorld('ES', [{ user: reader(1) }]);
    const first = await world.run();
    await world.append(`order-${orderId}`, [placed(orderId), quote()], [orders, [document(orderId)]]);
    await first.stop();
    const second = await world.run();
    await collected(world, 2);
    await second.stop();
    const third = await world.run();
    await world.announce(third, 1, orderNewsWindow);
    await third.stop();
    const last = await world.run();
    closing.push(() => last.stop());
    await world.posted(1);
    expect((await world.mails()).map(({ subject }) => subject)).toEqual([
      'Pedido #P-7: Tienes un presupuesto por responder',
    ]);
  });
});
