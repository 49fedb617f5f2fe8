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

async function ordering(active: boolean, market: Market) {
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
  const order = anOrderInput(market, { items: [aCompleteEntry(market), asItIs].map(toOrderItem) });
  const input = { order, reference: '', link: '' };
  return placeOrderFacts({ input, actor, commandId: 'c', at: now().toISOString() }, services);
}

describe.each(['ES', 'PT'] as const)('an order in %s', (market) => {
  it('is for a restaurant that is active', async () => {
    const order = await ordering(true, market);
    expect(!isRejection(order) && [order.orderId, order.restaurant.site]).toEqual(['c', '0417']);
    expect(await ordering(false, market)).toEqual({ rejected: 'restaurant_inactive' });
  });

  it('[R-CAT-07] [AMB-60] keeps of each piece whether it is wanted as it is', async () => {
    const order = await ordering(true, market);
    expect(!isRejection(order) && order.items.map((item) => item.as_it_is)).toEqual([false, true]);
  });
});
