import { dayOf, type EventOf, type Market, marketRecords } from '@portal/contracts';
import { orderedResources } from '@portal/contracts/areas/library';
import { type orderEvents, OrderStatus } from '@portal/contracts/areas/orders';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

const byOrder = keyedBy('orderId');

/** What was ordered on a day, and by which restaurant: the numbers that a region is told of. */
export const orderedResourcesProjection = defineProjection<
  EventOf<typeof orderEvents>,
  typeof orderedResources
>(orderedResources, {
  OrderPlaced: {
    id: byOrder,
    apply: (_none, { data: { orderId: id, restaurantId, items, status }, metadata: { at, market } }) => ({
      id,
      day: dayOf(at, marketRecords[market as Market].timeZone),
      restaurantId,
      resourceIds: [...new Set(items.map((item) => item.resource_id))],
      deleted: false,
      cancelled: status === OrderStatus.Cancelled,
    }),
  },
  OrderStatusChanged: {
    id: byOrder,
    apply: patch((_order, { data }) => ({ cancelled: data.to === OrderStatus.Cancelled })),
  },
  OrderCancelledByRestaurant: { id: byOrder, apply: patch(() => ({ cancelled: true })) },
  OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
});
