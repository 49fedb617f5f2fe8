import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@portal/contracts';
import fc from 'fast-check';
import {
  aCountedOrder,
  anOrderedItem,
  anOrderPlaced,
  aQuoteSent,
  newProgress,
  type OrderStatus,
  timeOf,
} from '@portal/contracts/areas/orders';
import { type GivenEvent, projected, projecting } from '@portal/platform/testing/projection-kit';
import { countedOrdersProjection } from './counted-orders.projection';

const lona = { resource_type: 5, method: 2 as const };
const items = [
  anOrderedItem('ES', lona),
  anOrderedItem('ES', lona),
  anOrderedItem('ES', { resource_type: 11 }),
];
const placed = anOrderPlaced({ items });
const { orderId } = placed.data;
const of = { orderId, restaurantId: 1 };
const placedAt = '2026-11-20T09:30:00.000Z';
const monday = '2026-11-23T11:30:00.000Z';

const moved = (from: OrderStatus, to: OrderStatus, at: string) => ({
  type: 'OrderStatusChanged' as const,
  data: { ...of, from, to },
  metadata: { at },
});
const waiting = aCountedOrder({
  id: orderId,
  kinds: ['5-print', '11-adaptation'],
  placedAt,
  day: '2026-11-20',
  resourceIds: [...new Set(items.map(({ resource_id: id }) => id))],
  progress: newProgress(items.length),
  turnSince: placedAt,
});
const atOnce = { firstAnswer: { day: '2026-11-20', hours: 0 } };
const onMonday = { firstAnswer: { day: '2026-11-23', hours: 13.5 + 12.5 } };
/** Status changed: a turn ended or began. */
const since = (at: string) => ({ turnSince: at });
const settled = (at: string) => ({ turn: null, settledOn: at.slice(0, 10), ...since(at) });
const cancelled = { ...waiting, cancelled: true, ...settled(monday) };
const kit = projecting(countedOrdersProjection);

describe('how long an order took', () => {
  it('is counted in hours of working days, from placing to delivery', async () => {
    await kit.given([placed, moved(1, 3, placedAt)]).thenDocument(orderId, { ...waiting, ...atOnce });
    await kit.given([placed, moved(1, 4, monday)]).thenDocument(orderId, {
      ...waiting,
      answeredAt: monday,
      hours: 13.5 + 12.5,
      ...onMonday,
      ...settled(monday),
    });
  });

  it('is empty again when “delivered” is undone, and counts the last delivery', async () => {
    const back = moved(4, 3, monday);
    await kit
      .given([placed, moved(1, 4, placedAt), back])
      .thenDocument(orderId, { ...waiting, ...atOnce, ...since(monday) });
    await kit
      .given([placed, moved(1, 4, placedAt), back, moved(3, 4, monday)])
      .thenDocument(orderId, { ...waiting, ...atOnce, answeredAt: monday, hours: 26, ...settled(monday) });
  });

  it('is nothing for a cancelled order, and marked for a deleted one', async () => {
    await kit
      .given([placed, moved(1, 4, monday), moved(4, 5, monday)])
      .thenDocument(orderId, { ...cancelled, ...onMonday });
    const byRestaurant = {
      type: 'OrderCancelledByRestaurant' as const,
      data: { ...of, from: 1 as const },
    };
    await kit.given([placed, byRestaurant]).thenDocument(orderId, { ...cancelled, ...settled(placedAt) });
    const deleted = { type: 'OrderDeleted' as const, data: of };
    await kit.given([placed, deleted]).thenDocument(orderId, { ...waiting, deleted: true });
    const restored = { type: 'OrderRestored' as const, data: of };
    await kit.given([placed, deleted, restored]).thenDocument(orderId, waiting);
  });

  it('[S18] does not include an order whose person was erased', async () => {
    const erased = { ...placed, personal: { subject: 'user-12', value: null } };
    await kit.given([erased]).thenDocument(orderId, { ...waiting, kinds: [] });
  });
});

describe('the hours of an answer', () => {
  const friday = (time: string) => `2026-11-20T${time}:00.000Z`;
  const quote = { ...of, version: 1 };
  const sent = (at: string) => ({ ...aQuoteSent(), metadata: { at } });
  const answered = (type: 'QuoteAccepted' | 'QuoteExpired', at: string) => ({
    type,
    data: quote,
    metadata: { at },
  });
  const asked = (type: 'QuoteQuestioned' | 'QuoteAnswered', at: string) => ({
    type,
    data: quote,
    personal: { subject: 'user-12', value: { text: '¿Incluye el envío?' } },
    metadata: { at },
  });
  const hoursOf = async (...events: readonly GivenEvent<DomainEvent>[]) => {
    const documents = await kit.given([placed, ...events]).documents();
    const { hours, restaurantHours } = documents.get(orderId) as { hours: number; restaurantHours: number };
    return [hours, restaurantHours];
  };
  const delivered = moved(1, 4, monday);

  it('[AMB-47] are without those in which a quote waits for the restaurant, the weekend aside', async () => {
    expect(await hoursOf(delivered)).toEqual([26, 0]);
    expect(
      await hoursOf(sent(friday('10:30')), answered('QuoteAccepted', friday('14:30')), delivered),
    ).toEqual([22, 4]);
    expect(
      await hoursOf(sent(friday('10:30')), answered('QuoteExpired', '2026-11-23T01:00:00.000Z'), delivered),
    ).toEqual([26 - 12.5 - 2, 14.5]);
  });

  it('go on while the agency owes the answer to a question', async () => {
    const talk = [
      asked('QuoteQuestioned', friday('11:30')),
      asked('QuoteAnswered', friday('13:30')),
      answered('QuoteAccepted', friday('14:30')),
    ];
    expect(await hoursOf(sent(friday('10:30')), ...talk, delivered)).toEqual([24, 2]);
  });

  it('go on only once the last of several answers is there', async () => {
    const file = { key: 'a'.repeat(32), filename: 'menu.pdf', bytes: 9, contentType: 'application/pdf' };
    const proof = {
      type: 'ProofSent' as const,
      data: { ...of, at: 1, version: 1, files: [file] },
      personal: { subject: 'user-1', value: { note: '' } },
      metadata: { at: friday('11:30') },
    };
    const changes = {
      type: 'ProofChangesRequested' as const,
      data: { ...of, at: 1, version: 1 },
      personal: { subject: 'user-12', value: { text: 'Otro precio' } },
      metadata: { at: friday('15:30') },
    };
    const early = answered('QuoteAccepted', friday('12:30'));
    expect(await hoursOf(sent(friday('10:30')), proof, early, changes, delivered)).toEqual([21, 5]);
  });

  it('end with the delivery although a quote still waits, and nothing is subtracted for a cancelled order', async () => {
    expect(await hoursOf(sent(friday('14:30')), delivered)).toEqual([5, 21]);
    expect(await hoursOf(sent(friday('14:30')), moved(1, 5, monday))).toEqual([0, 21]);
    const late = answered('QuoteExpired', '2026-11-24T10:30:00.000Z');
    expect(await hoursOf(sent(friday('14:30')), delivered, late)).toEqual([5, 21]);
  });
});

describe('what a region ordered', () => {
  it('belongs to the day on which it was ordered, by the market’s clocks', async () => {
    const late = { ...placed, metadata: { at: '2026-11-30T23:30:00.000Z' } };
    const at = '2026-11-30T23:30:00.000Z';
    const document = { ...waiting, placedAt: at, turnSince: at, day: '2026-12-01' };
    await kit.given([late]).thenDocument(orderId, document);
  });

  it('counts again once its cancellation is undone', async () => {
    const back = [moved(1, 5, monday), moved(5, 1, monday)];
    await kit.given([placed, ...back]).thenDocument(orderId, { ...waiting, ...onMonday, ...since(monday) });
  });
});

describe('a change that does not concern what is counted', () => {
  it('leaves the document unchanged, so that nothing is written', () => {
    const { apply } = countedOrdersProjection.handlers.get('OrderStatusChanged') ?? {};
    const answered = { ...waiting, ...atOnce };
    expect(apply?.(answered, projected(moved(1, 3, monday)), orderId)).toBe(answered);
  });
});

describe('the first answer of the agency', () => {
  const friday = '2026-11-20T11:30:00.000Z';
  const assigned = {
    type: 'OrderAssigned' as const,
    data: { ...of, from: null, to: 1 },
    metadata: { at: friday },
  };
  const firstAnswer = { day: '2026-11-20', hours: 2 };

  it.each([
    ['a status', moved(1, 2, friday)],
    ['an assignment', assigned],
    ['a quote', { ...aQuoteSent(), metadata: { at: friday } }],
  ])('is %s, and stays the first', async (_what, event) => {
    const documents = await kit.given([placed, event as typeof assigned, moved(1, 4, monday)]).documents();
    expect(documents.get(orderId)).toMatchObject({ firstAnswer });
  });

  it('is not a cancellation by the restaurant, nor its answers', async () => {
    const byRestaurant = { type: 'OrderCancelledByRestaurant' as const, data: { ...of, from: 1 as const } };
    const documents = await kit.given([placed, byRestaurant]).documents();
    expect(documents.get(orderId)).toMatchObject({ firstAnswer: null });
  });
});

describe('the sums of a day', () => {
  const deleted = { type: 'OrderDeleted' as const, data: of };
  const monthEnd = { ...placed, metadata: { at: '2026-11-30T23:30:00.000Z' } };

  it('hold what was placed, answered and delivered on it, with the hours by kind and of the whole order', async () => {
    const sums = await kit
      .given([placed, moved(1, 2, '2026-11-20T11:30:00.000Z'), moved(2, 4, monday)])
      .sums();
    const answered = { 'answer  20': 1, 'answer 5-print 20': 1, 'answer 11-adaptation 20': 1 };
    const delivered = { 'delivery  260': 1, 'delivery 5-print 260': 1, 'delivery 11-adaptation 260': 1 };
    expect(Object.fromEntries(sums)).toEqual({
      '2026-11-20': { id: '2026-11-20', counts: { placed: 1 } },
      '2026-11-20 answer': { id: '2026-11-20 answer', counts: answered },
      '2026-11-23': { id: '2026-11-23', counts: { delivered: 1 } },
      '2026-11-23 delivery': { id: '2026-11-23 delivery', counts: delivered },
    });
    expect(timeOf('delivery 5-print 260')).toEqual({ spread: 'delivery', kind: '5-print', tenths: 260 });
    expect(timeOf('delivered')).toBeNull();
  });

  it('belong to the market’s day, and go with a deleted order', async () => {
    expect([...(await kit.given([monthEnd]).sums()).keys()]).toEqual(['2026-12-01']);
    expect((await kit.given([monthEnd, deleted]).sums()).size).toBe(0);
  });

  it('[S18] are without the kinds of an erased person’s orders', async () => {
    const erased = { ...placed, personal: { subject: 'user-12', value: null } };
    const sums = await kit.given([erased, moved(1, 4, monday)]).sums();
    expect(sums.get('2026-11-23 answer')).toMatchObject({ counts: { 'answer  260': 1 } });
    expect(sums.get('2026-11-23 delivery')).toMatchObject({ counts: { 'delivery  260': 1 } });
  });

  it('equal a second computation over all orders, after any sequence of events', async () => {
    const status = fc.constantFrom(1 as const, 3 as const, 4 as const, 5 as const);
    const step = fc.record({
      order: fc.nat(2),
      what: fc.oneof(status, fc.constantFrom('deleted', 'restored', 'assigned')),
    });
    const property = fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const orders = [0, 1, 2].map((at) => ({ orderId: `order-${at}`, restaurantId: 1 }));
      const events = steps.map(({ order, what }, at) => {
        const event = { metadata: { at: new Date(Date.parse(placedAt) + at * 7 * 3_600_000).toISOString() } };
        const data = orders[order] as (typeof orders)[number];
        if (typeof what === 'number')
          return { ...moved(1, what, ''), ...event, data: { ...data, from: 1, to: what } };
        if (what === 'assigned')
          return { type: 'OrderAssigned', ...event, data: { ...data, from: null, to: 1 } };
        return { type: what === 'deleted' ? 'OrderDeleted' : 'OrderRestored', ...event, data };
      });
      const all = [...orders.map((data) => ({ ...placed, data: { ...placed.data, ...data } })), ...events];
      // Compared by the kit.
      await kit.given(all as GivenEvent<DomainEvent>[]).sums();
    });
    await fc.assert(property, { numRuns: 100 });
  });
});
