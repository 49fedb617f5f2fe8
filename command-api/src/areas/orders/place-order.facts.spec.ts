import { describe, expect, it } from '@jest/globals';
import { isRejection, type Market, marketRecords, Role } from '@portal/contracts';
import { aCompleteEntry, anEntry } from '@portal/contracts/areas/cart';
import { anOrderInput, toOrderItem } from '@portal/contracts/areas/orders';
import { aResource } from '@portal/contracts/areas/resources';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { aSection } from '@portal/contracts/areas/sections';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { placeOrderFacts } from './place-order.facts';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const actor = testActor(Role.Franchisee, { restaurants: [1] });

const asItIs = anEntry({ to: { file: 1, filename: '', size: '' }, units_scale: '2', billed: 1, shipped: 1 });

interface Days {
  readonly order?: string;
  readonly first?: string;
  readonly second?: string;
}

async function ordering(active: boolean, market: Market, days: Days = {}) {
  const events = new MemoryEventStore();
  const written = {
    'restaurant-1': { type: 'RestaurantAdded', data: aRestaurant({ restaurantId: 1, active }) },
    'resource-1': { type: 'ResourceAdded', data: aResource() },
    [`sections-${market}`]: { type: 'SectionAdded', data: aSection() },
  };
  for (const [stream, { type, data }] of Object.entries(written))
    await events.append(stream, 'no-stream', [
      { id: stream, type, data: data as never, metadata: platformMetadata(market, now()) },
    ]);
  const services = createServices({ events, codec: plainCodec, now, market: marketRecords[market], secrets });
  const { order: needed_by = '', first = '', second = '' } = days;
  const entries = [
    { ...aCompleteEntry(market), needed_by: first },
    { ...asItIs, needed_by: second },
  ];
  const order = anOrderInput(market, { needed_by, items: entries.map(toOrderItem) });
  const input = { order, reference: '', link: '' };
  return placeOrderFacts({ input, actor, commandId: 'c', at: now().toISOString() }, services);
}

describe.each(['ES', 'PT'] as const)('an order in %s', (market) => {
  it('is for a restaurant that is active', async () => {
    const order = await ordering(true, market);
    expect(!isRejection(order) && [order.orderId, order.restaurant.site]).toEqual(['c', '0417']);
    expect(await ordering(false, market)).toEqual({ rejected: 'restaurant_inactive' });
  });

  it('[R-CAT-07] [AMB-60] records for each piece whether it is ordered unchanged', async () => {
    const order = await ordering(true, market);
    expect(!isRejection(order) && order.items.map((item) => item.as_it_is)).toEqual([false, true]);
  });

  it('has a day and pieces with days of their own, from the next working day to a year ahead', async () => {
    const days = { order: '2026-11-23', first: '2027-11-20' };
    const order = await ordering(true, market, days);
    expect(!isRejection(order) && order.items.map(({ needed_by }) => needed_by)).toEqual(['2027-11-20', '']);
  });

  it('[R-CRT-17] is refused by field with a day too early or too far, saying the first that is possible', async () => {
    const days = { order: '2026-11-22', first: '2026-12-01', second: '2027-11-21' };
    expect(await ordering(true, market, days)).toEqual({
      rejected: 'order_incomplete',
      fields: { needed_by: 'needed_too_early', 'items.1.needed_by': 'needed_too_far' },
      details: { first: '2026-11-23' },
    });
  });
});
