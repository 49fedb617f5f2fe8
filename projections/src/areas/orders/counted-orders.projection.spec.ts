import { describe, expect, it } from '@jest/globals';
import { anOrderedItem, anOrderPlaced } from '@portal/contracts/areas/orders';
import { projected, projecting } from '@portal/platform/testing/projection-kit';
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

const moved = (from: 1 | 3 | 4 | 5, to: 1 | 3 | 4 | 5, at: string) => ({
  type: 'OrderStatusChanged' as const,
  data: { ...of, from, to },
  metadata: { at },
});
const waiting = {
  id: orderId,
  kinds: ['5-print', '11-adaptation'],
  placedAt,
  answeredAt: null,
  hours: 0,
  day: '2026-11-20',
  restaurantId: placed.data.restaurantId,
  resourceIds: [...new Set(items.map(({ resource_id: id }) => id))],
  deleted: false,
  cancelled: false,
};
const cancelled = { ...waiting, cancelled: true };
const kit = projecting(countedOrdersProjection);

describe('how long an order took', () => {
  it('is counted in hours of working days, from placing to delivery', async () => {
    await kit.given([placed, moved(1, 3, placedAt)]).thenDocument(orderId, waiting);
    await kit.given([placed, moved(1, 4, monday)]).thenDocument(orderId, {
      ...waiting,
      answeredAt: monday,
      hours: 13.5 + 12.5,
    });
  });

  it('is nothing again once delivered is taken back, and counts the last delivery', async () => {
    const back = moved(4, 3, monday);
    await kit.given([placed, moved(1, 4, placedAt), back]).thenDocument(orderId, waiting);
    await kit
      .given([placed, moved(1, 4, placedAt), back, moved(3, 4, monday)])
      .thenDocument(orderId, { ...waiting, answeredAt: monday, hours: 26 });
  });

  it('is nothing for a cancelled order, and marked for a deleted one', async () => {
    await kit.given([placed, moved(1, 4, monday), moved(4, 5, monday)]).thenDocument(orderId, cancelled);
    const byRestaurant = {
      type: 'OrderCancelledByRestaurant' as const,
      data: { ...of, from: 1 as const },
    };
    await kit.given([placed, byRestaurant]).thenDocument(orderId, cancelled);
    const deleted = { type: 'OrderDeleted' as const, data: of };
    await kit.given([placed, deleted]).thenDocument(orderId, { ...waiting, deleted: true });
    const restored = { type: 'OrderRestored' as const, data: of };
    await kit.given([placed, deleted, restored]).thenDocument(orderId, waiting);
  });

  it('[S18] is not told of an order whose person was erased', async () => {
    const erased = { ...placed, personal: { subject: 'user-12', value: null } };
    await kit.given([erased]).thenDocument(orderId, { ...waiting, kinds: [] });
  });
});

describe('what a region ordered', () => {
  it('belongs to the day on which it was ordered, by the market’s clocks', async () => {
    const late = { ...placed, metadata: { at: '2026-11-30T23:30:00.000Z' } };
    const document = { ...waiting, placedAt: '2026-11-30T23:30:00.000Z', day: '2026-12-01' };
    await kit.given([late]).thenDocument(orderId, document);
  });

  it('counts again once its cancellation is taken back', async () => {
    const back = [moved(1, 5, monday), moved(5, 1, monday)];
    await kit.given([placed, ...back]).thenDocument(orderId, waiting);
  });
});

describe('a change that does not concern what is counted', () => {
  it('leaves the document as it is, so that nothing is written', () => {
    const { apply } = countedOrdersProjection.handlers.get('OrderStatusChanged') ?? {};
    expect(apply?.(waiting, projected(moved(1, 3, monday)), orderId)).toBe(waiting);
  });
});
