import type { EventOf } from '@portal/contracts';
import { type orderEvents, orderPushes, OrderStatus } from '@portal/contracts/areas/orders';
import { toAdministrators, toBothSides } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type OrderEvent = EventOf<typeof orderEvents>;

const changed = ({
  data,
  position,
}: {
  data: { orderId: string; restaurantId: number };
  position: number;
}) => [
  {
    name: 'OrderChanged' as const,
    payload: { orderId: data.orderId, position },
    to: toBothSides(data.restaurantId),
  },
];

/** Receivers of order events (R-ORD-19). */
export const orderPushRules = definePushRules<OrderEvent, typeof orderPushes>(orderPushes, {
  OrderPlaced: ({ data, position }) => [
    { name: 'OrderPlaced', payload: { orderId: data.orderId, position }, to: toAdministrators },
  ],
  OrderStatusChanged: ({ data, revision, position }) => [
    {
      name: 'OrderStatusChanged',
      payload: { orderId: data.orderId, status: data.to, version: revision, position },
      to: toBothSides(data.restaurantId),
    },
  ],
  OrderAssigned: ({ data, revision, position }) => [
    {
      name: 'OrderAssigned',
      payload: { orderId: data.orderId, assigneeId: data.to, version: revision, position },
      to: toBothSides(data.restaurantId),
    },
  ],
  OrderCancelledByRestaurant: ({ data, revision, position }) => [
    {
      name: 'OrderCancelledByRestaurant',
      payload: { orderId: data.orderId, status: OrderStatus.Cancelled, version: revision, position },
      to: toBothSides(data.restaurantId),
    },
  ],
  OrderChangedByRestaurant: ({ data, position }) => [
    {
      name: 'OrderChangedByRestaurant',
      payload: { orderId: data.orderId, position },
      to: toBothSides(data.restaurantId),
    },
  ],
  OrderImagesAttached: changed,
  OrderDeleted: changed,
  OrderRestored: changed,
});
