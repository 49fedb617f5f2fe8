import { describe, expect, it } from '@jest/globals';
import { type Market, marketRecords, reject, Role } from '@portal/contracts';
import { anEntry, aReusedArt, type CartEntry } from '@portal/contracts/areas/cart';
import {
  anOrderedItem,
  anOrderInput,
  anOrderPlaced,
  type OrderedItem,
  toOrderItem,
} from '@portal/contracts/areas/orders';
import { aResource } from '@portal/contracts/areas/resources';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { aSection } from '@portal/contracts/areas/sections';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { orderBindings } from './orders.bindings';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const ana = testActor(Role.Franchisee, { restaurants: [1] });
const luis = testActor(Role.Franchisee, { userId: 13, restaurants: [1, 9] });
const earlier = '3f1c7a52-9d5e-4b1a-8a55-0d6f3f0c9a11';
const key = (digit: string) => digit.repeat(32);
const file = (digit: string, filename = 'cartel-v2.pdf') => ({
  key: key(digit),
  filename,
  contentType: 'application/pdf',
});
const until = '2028-11-01T10:00:00.000Z';

interface Earlier {
  readonly piece?: Partial<OrderedItem>;
  readonly until?: string;
  readonly restaurantId?: number;
  readonly later?: readonly { readonly type: string; readonly data: object }[];
}

async function open(market: Market, { piece = {}, restaurantId = 1, later = [], ...art }: Earlier = {}) {
  const events = new MemoryEventStore();
  const services = createServices({ events, codec: plainCodec, now, market: marketRecords[market], secrets });
  const runner = createCommandRunner({ events, codec: plainCodec, market, now });
  const placed = anOrderPlaced({ orderId: earlier, restaurantId, items: [anOrderedItem(market, piece)] });
  const ofOrder = { orderId: earlier, restaurantId };
  const files = [file('a'), file('b', 'cartel.zip')].map((each) => ({ ...each, bytes: 10 }));
  const added = { type: 'FinalArtAdded', data: { ...ofOrder, at: 0, files, until: art.until ?? until } };
  const written = {
    'restaurant-1': [{ type: 'RestaurantAdded', data: aRestaurant({ restaurantId: 1 }) }],
    'resource-1': [{ type: 'ResourceAdded', data: aResource() }],
    [`sections-${market}`]: [{ type: 'SectionAdded', data: aSection() }],
    [`order-${earlier}`]: [placed, added, ...later],
  };
  for (const [stream, all] of Object.entries(written)) {
    const metadata = platformMetadata(market, now());
    const encoded = all.map(async (one, at) => plainCodec.encode(one as never, `${stream}-${at}`, metadata));
    await events.append(stream, 'no-stream', await Promise.all(encoded));
  }
  const orders = orderBindings(services);
  const order = (entry: CartEntry, actor = ana) => {
    const input = { ...anOrderInput(market), items: [toOrderItem(entry)] };
    const command = { order: input, reference: '', link: '' };
    return runner.run(orders.PlaceOrder, command, { actor, correlationId: 'spec', idempotencyKey: 'again' });
  };
  return { events, order };
}

const art = aReusedArt({ number: 0, files: [{ ...file('a'), filename: 'otro' }] });

/** Of `anOrderedItem`, whose piece is adapted into another format. */
const again = (overrides: Partial<CartEntry> = {}) =>
  anEntry({
    to: { file: 4, filename: '100x150', size: '' },
    units: 3,
    units_scale: '3',
    billed: 1,
    shipped: 1,
    art,
    ...overrides,
  });

const digital = { resource_type: 11, resource_type_format: '970x250' };

const refused = {
  ok: false,
  rejection: reject('art_not_available', { fields: { 'items.0.art': 'art_not_available' } }),
};

describe.each(['ES', 'PT'] as const)('an order of finished art in %s', (market) => {
  it('[AMB-60] is placed as production in the format of then, with number and names of the server', async () => {
    const { order, events } = await open(market);
    const placed = await order(again());
    if (!placed.ok) throw new Error(JSON.stringify(placed));
    const stored = await events.readStream(`order-${(placed.data as { id: string }).id}`);
    expect(stored.map(({ data }) => data)).toMatchObject([
      {
        items: [
          {
            method: 2,
            as_it_is: true,
            resource_type: 4,
            resource_type_format: '100x150',
            units: 3,
            custom_file: '',
            art: { order_id: earlier, number: 7, at: 0, files: [file('a')] },
          },
        ],
      },
    ]);
  });

  it('[R2] is placed once: the same call again appends nothing', async () => {
    const { order, events } = await open(market);
    const first = await order(again());
    expect(first.ok).toBe(true);
    expect(await order(again())).toEqual(first);
    const placed = (await events.readAll(0, 100)).filter(({ type }) => type === 'OrderPlaced');
    expect(placed).toHaveLength(2);
  });

  it.each<[what: string, given: Earlier, entry: Partial<CartEntry>]>([
    ['after two years', { until: now().toISOString() }, {}],
    ['of another restaurant', { restaurantId: 9 }, {}],
    ['of a deleted order', { later: [{ type: 'OrderDeleted', data: { orderId: earlier } }] }, {}],
    ['of an unknown order', {}, { art: { ...art, order_id: '00000000-0000-4000-8000-000000000000' } }],
    ['of a piece without art', {}, { art: { ...art, at: 1 } }],
    ['with another file', {}, { art: { ...art, files: [file('a'), file('c')] } }],
    ['of another resource', { piece: { resource_id: 2 } }, {}],
    ['in another format', {}, { to: { file: 5, filename: '', size: '' } }],
    ['in another size', {}, { to: { file: 4, filename: '70x100', size: '' } }],
    ['with something to adapt', {}, { custom: { ...anEntry().custom, others: 'Más grande' } }],
    ['with a file beside it', {}, { custom_file: key('f') }],
    ['without production', {}, { method: 1 }],
    ['of a digital piece', { piece: digital }, { to: { file: 11, filename: '970x250', size: '' } }],
  ])('is refused by name %s', async (_what, given, entry) => {
    const { order } = await open(market, given);
    expect(await order(again(entry))).toEqual(refused);
  });

  it('[R-ROL-08] may be of another restaurant of the same person', async () => {
    const { order } = await open(market, { restaurantId: 9 });
    expect(await order(again(), luis)).toMatchObject({ ok: true });
  });
});
