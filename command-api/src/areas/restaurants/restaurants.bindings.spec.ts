import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { restaurantBindings } from './restaurants.bindings';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const admin = testActor(Role.Administrator);
const manager = testActor(Role.Manager, { restaurants: [1] });

/** A log, and what may be sent to it. */
function world() {
  const events = new MemoryEventStore();
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const settings = { events, codec: plainCodec, now };
  const services = createServices({ ...settings, market: marketRecords.ES, secrets });
  const runner = createCommandRunner({ ...settings, market: 'ES' });
  const bindings = restaurantBindings(services);
  type Bindings = typeof bindings;
  const send = async <N extends keyof Bindings>(name: N, input: object, actor = admin) =>
    runner.run(bindings[name] as never, input as never, { actor, correlationId: 'test' }) as Promise<{
      ok: boolean;
      data?: { id: number };
      rejection?: { rejected: string; details?: object };
    }>;
  return { events, send };
}

const form = (site: string) => ({
  ...{ site, name: 'Plaza Mayor', type: 3, region: 2, province_id: '28', address: 'Plaza Mayor 1' },
});

describe('the number of a restaurant', () => {
  let { send }: ReturnType<typeof world> = world();
  beforeEach(() => {
    ({ send } = world());
  });
  const codeOf = async (answer: ReturnType<typeof send>) => (await answer).rejection?.rejected;

  it('[R5] is its own, whatever its case, and also once it is deleted', async () => {
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

  it('[W8] is taken by nobody of the restaurant, who may not change it', async () => {
    await send('ImportRestaurant', aRestaurant());
    const fiscal = { cif: 'B1', razon: 'R', fiscal_address: 'F' };
    expect(await send('UpdateRestaurant', { id: 1, site: '0600', ...fiscal }, manager)).toMatchObject({
      ok: true,
    });
    expect(await send('AddRestaurant', form('0600'))).toMatchObject({ ok: true });
  });
});

describe('[AMB-55] a restaurant is not deleted', () => {
  it('while orders are open', async () => {
    const { send } = world();
    await send('ImportRestaurant', aRestaurant());
    await send('CountOrder', { restaurantId: 1, orderId: 'a', open: true });
    expect((await send('DeleteRestaurant', { id: 1 })).rejection).toMatchObject({
      rejected: 'restaurant_has_open_orders',
      details: { count: 1 },
    });
    await send('CountOrder', { restaurantId: 1, orderId: 'a', open: false });
    expect(await send('DeleteRestaurant', { id: 1 })).toMatchObject({ ok: true });
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
    const [pending, confirmed, cancelled] = [1, 2, 3] as const;
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
