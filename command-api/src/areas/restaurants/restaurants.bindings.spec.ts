import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type DocumentOf, marketRecords, Role } from '@portal/contracts';
import { type orders, OrderStatus } from '@portal/contracts/areas/orders';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createViewPosition, type ViewPosition } from '@portal/platform/projection/view-position';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import {
  type Condition,
  type Scalar,
  type ViewStore,
  ViewStoreUnavailable,
} from '@portal/platform/stores/view-store/view-store.port';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { restaurantBindings } from './restaurants.bindings';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const admin = testActor(Role.Administrator);
const manager = testActor(Role.Manager, { restaurants: [1] });

type Shown = Pick<DocumentOf<typeof orders>, 'restaurantId' | 'status' | 'deleted'>;
const reached = { wait: async () => true };
const meets = (value: Scalar, asked: Condition) =>
  'eq' in asked ? asked.eq === value : 'in' in asked && asked.in.includes(value);

function world(positions: Pick<ViewPosition, 'wait'> = reached) {
  const events = new MemoryEventStore();
  let shown: readonly Shown[] = [];
  const views: Pick<ViewStore, 'get' | 'count'> = {
    get: async () => null,
    count: async (view, { where }) =>
      shown.filter(
        (order) =>
          view === 'orders' &&
          Object.entries(where ?? {}).every(([field, asked]) => meets(order[field as keyof Shown], asked)),
      ).length,
  };
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const settings = { events, codec: plainCodec, now };
  const services = createServices({
    ...settings,
    market: marketRecords.ES,
    secrets,
    views,
    positions,
  });
  const runner = createCommandRunner({ ...settings, market: 'ES' });
  const bindings = restaurantBindings(services);
  type Bindings = typeof bindings;
  const send = async <N extends keyof Bindings>(name: N, input: object, actor = admin) =>
    runner.run(bindings[name] as never, input as never, { actor, correlationId: 'test' }) as Promise<{
      ok: boolean;
      data?: { id: number };
      rejection?: { rejected: string; details?: object };
    }>;
  const show = (...now: Shown[]) => {
    shown = now;
  };
  return { events, send, show };
}

const form = (site: string) => ({
  site,
  name: 'Plaza Mayor',
  type: 3,
  region: 2,
  province_id: '28',
  address: 'Plaza Mayor 1',
});

describe('the number of a restaurant', () => {
  let { send }: ReturnType<typeof world> = world();
  beforeEach(() => {
    ({ send } = world());
  });
  const codeOf = async (answer: ReturnType<typeof send>) => (await answer).rejection?.rejected;

  it('[R5] is unique, ignoring case, even after the restaurant is deleted', async () => {
    const { data } = await send('AddRestaurant', form('A-17'));
    expect(await codeOf(send('AddRestaurant', form('a-17 ')))).toBe('restaurant_site_taken');
    await send('DeleteRestaurant', { id: data?.id });
    expect(await codeOf(send('AddRestaurant', form('A-17')))).toBe('restaurant_site_taken');
    expect(await send('RestoreRestaurant', { id: data?.id })).toMatchObject({ ok: true });
  });

  it('[R5] goes to one of many who ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('AddRestaurant', form('0500'))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('[R5] is free again once it is another, and only then', async () => {
    const first = await send('AddRestaurant', form('0417'));
    const second = await send('AddRestaurant', form('0418'));
    const rename = (id: number | undefined, site: string) => send('UpdateRestaurant', { id, site });
    expect(await codeOf(rename(second.data?.id, '0417'))).toBe('restaurant_site_taken');
    expect(await rename(first.data?.id, '0419')).toMatchObject({ ok: true });
    expect(await rename(second.data?.id, '0417')).toMatchObject({ ok: true });
    expect(await codeOf(rename(first.data?.id, '0417'))).toBe('restaurant_site_taken');
  });

  it('[W8] cannot be taken by people of the restaurant, who may not change it', async () => {
    await send('ImportRestaurant', aRestaurant());
    const fiscal = { cif: 'B1', razon: 'R', fiscal_address: 'F' };
    expect(await send('UpdateRestaurant', { id: 1, site: '0600', ...fiscal }, manager)).toMatchObject({
      ok: true,
    });
    expect(await send('AddRestaurant', form('0600'))).toMatchObject({ ok: true });
  });
});

describe('[AMB-55] a restaurant is not deleted', () => {
  const refused = (count: number) => ({
    rejection: { rejected: 'restaurant_has_open_orders', details: { count } },
  });
  const order = (restaurantId: number, status: OrderStatus, deleted = false) => ({
    restaurantId,
    status,
    deleted,
  });

  it('while orders are open: neither delivered, cancelled nor deleted', async () => {
    const { send, show } = world();
    await send('ImportRestaurant', aRestaurant());
    show(
      order(1, OrderStatus.Processing),
      order(1, OrderStatus.InProduction),
      order(2, OrderStatus.Pending),
      order(1, OrderStatus.Delivered),
      order(1, OrderStatus.Cancelled),
      order(1, OrderStatus.Pending, true),
    );
    expect(await send('DeleteRestaurant', { id: 1 })).toMatchObject(refused(2));
    show(order(1, OrderStatus.Delivered));
    expect(await send('DeleteRestaurant', { id: 1 })).toMatchObject({ ok: true });
  });

  it('on the word of a view that has not seen the last order yet', async () => {
    const positions = createViewPosition();
    const { send, show, events } = world(positions);
    await send('ImportRestaurant', aRestaurant());
    positions.reach(await events.head());
    await events.append('order-a', 'no-stream', [
      { id: randomUUID(), type: 'OrderPlaced', data: {}, metadata: platformMetadata('ES', now()) },
    ]);
    const deleting = send('DeleteRestaurant', { id: 1 });
    await setImmediate();
    show(order(1, OrderStatus.Processing));
    positions.reach(await events.head());
    expect(await deleting).toMatchObject(refused(1));
  });

  it('while the view lags for longer than the waiting time', async () => {
    const { send } = world({ wait: async () => false });
    await send('ImportRestaurant', aRestaurant());
    await expect(send('DeleteRestaurant', { id: 1 })).rejects.toThrow(ViewStoreUnavailable);
  });

  it('while pauses run or are to come', async () => {
    const { send, events } = world();
    await send('ImportRestaurant', aRestaurant());
    const day = (date: string) => `2026-11-${date}T10:00:00.000Z`;
    const pause = (id: string, status: number, start: string, end: string) => ({
      id: randomUUID(),
      type: 'MopPauseRequested',
      data: { pauseId: `1-${id}`, restaurantId: 1, start: day(start), end: day(end), status, late: false },
      metadata: platformMetadata('ES', now()),
    });
    const pending = 1;
    const confirmed = 2;
    const cancelled = 3;
    await events.append('mop-1', 'no-stream', [
      pause('running', confirmed, '19', '21'),
      pause('to-come', pending, '25', '26'),
      pause('cancelled', cancelled, '25', '26'),
      pause('over', confirmed, '18', '19'),
    ]);
    expect((await send('DeleteRestaurant', { id: 1 })).rejection).toMatchObject({
      rejected: 'restaurant_has_open_pauses',
      details: { count: 2 },
    });
  });
});
