import type { DocumentOf, EventMetadata, EventOf } from '@portal/contracts';
import { type orderEvents, orders, OrderStatus } from '@portal/contracts/areas/orders';
import { defineNotifying, type Notifying } from '@portal/platform/web-push/notifying';
import { anyDeviceExists, noticesTo, type PushWorld } from './device-notices';

type OrderDocument = DocumentOf<typeof orders>;

/** Each status to who ordered; cancellation also to the assignee. */
export const whenAnOrderMovesThenNotifyWhoOrdered = (world: PushWorld): Notifying => {
  async function notices(
    orderId: string,
    status: OrderStatus,
    metadata: EventMetadata,
    people: (order: OrderDocument) => readonly (number | null)[],
  ) {
    if (!(await anyDeviceExists(world))) return [];
    const order = await world.views.get<OrderDocument>(orders.name, orderId);
    if (!order || order.deleted) return [];
    const { number, restaurantId } = order;
    const content = { orderId, number, restaurantId, status };
    return noticesTo({ kind: 'order', content, people: people(order) }, metadata, world);
  }

  return defineNotifying<EventOf<typeof orderEvents>>('when-an-order-moves-then-notify-who-ordered', {
    OrderStatusChanged: ({ data: { orderId, to }, metadata }) =>
      notices(orderId, to, metadata, ({ userId }) => [userId]),
    OrderCancelledByRestaurant: ({ data: { orderId }, metadata }) =>
      notices(orderId, OrderStatus.Cancelled, metadata, ({ userId, assigneeId }) => [userId, assigneeId]),
  });
};
