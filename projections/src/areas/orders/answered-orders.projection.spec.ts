import { describe, it } from '@jest/globals';
import { anOrderedItem, anOrderPlaced } from '@portal/contracts/areas/orders';
import { projecting } from '@portal/platform/testing/projection-kit';
import { answeredOrdersProjection } from './answered-orders.projection';

const lona = { resource_type: 5, method: 2 as const };
const items = [
  anOrderedItem('ES', lona),
  anOrderedItem('ES', lona),
  anOrderedItem('ES', { resource_type: 11 }),
];
const placed = anOrderPlaced({ items });
const { orderId } = placed.data;
const of = { orderId, restaurantId: 1 };
/** A Friday, 10:30 in Madrid. */
const placedAt = '2026-11-20T09:30:00.000Z';
const monday = '2026-11-23T11:30:00.000Z';

const moved = (from: 1 | 3 | 4, to: 1 | 3 | 4 | 5, at: string) => ({
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
  deleted: false,
};
const kit = projecting(answeredOrdersProjection);

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
    await kit.given([placed, moved(1, 4, monday), moved(4, 5, monday)]).thenDocument(orderId, waiting);
    const cancelled = {
      type: 'OrderCancelledByRestaurant' as const,
      data: { ...of, from: 1 as const },
    };
    await kit.given([placed, cancelled]).thenDocument(orderId, waiting);
    const deleted = { type: 'OrderDeleted' as const, data: of };
    await kit.given([placed, deleted]).thenDocument(orderId, { ...waiting, deleted: true });
    const restored = { type: 'OrderRestored' as const, data: of };
    await kit.given([placed, deleted, restored]).thenDocument(orderId, waiting);
  });

  it('[S18] is not kept of an order whose person was erased', async () => {
    const erased = { ...placed, personal: { subject: 'user-12', value: null } };
    await kit.given([erased, moved(1, 4, monday)]).thenNoDocument(orderId);
  });
});
