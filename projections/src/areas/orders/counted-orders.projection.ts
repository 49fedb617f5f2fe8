import { dayOf, type EventOf, type Market, marketRecords, workingHoursBetween } from '@portal/contracts';
import { answerKindOf, countedOrders, type orderEvents, OrderStatus } from '@portal/contracts/areas/orders';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

const byOrder = keyedBy('orderId');
const unanswered = { answeredAt: null, hours: 0 };

/** Figures of orders. Back from delivered: the duration is cleared. */
export const countedOrdersProjection = defineProjection<EventOf<typeof orderEvents>, typeof countedOrders>(
  countedOrders,
  {
    OrderPlaced: {
      id: byOrder,
      apply: (_none, { data, personal, metadata: { at, market } }) => {
        const { orderId: id, restaurantId, items, status } = data;
        const counted = personal.value === null ? [] : items;
        const kinds = counted.map(({ resource_type: format, method, as_it_is: asItIs = false }) =>
          answerKindOf({ format, method, asItIs }),
        );
        return {
          id,
          kinds: [...new Set(kinds)],
          placedAt: at,
          ...unanswered,
          day: dayOf(at, marketRecords[market as Market].timeZone),
          restaurantId,
          resourceIds: [...new Set(items.map((item) => item.resource_id))],
          deleted: false,
          cancelled: status === OrderStatus.Cancelled,
        };
      },
    },
    OrderStatusChanged: {
      id: byOrder,
      apply: patch(({ placedAt }, { data: { to }, metadata: { at, market } }) => ({
        cancelled: to === OrderStatus.Cancelled,
        ...(to === OrderStatus.Delivered
          ? { answeredAt: at, hours: workingHoursBetween(placedAt, at, market as Market) }
          : unanswered),
      })),
    },
    OrderCancelledByRestaurant: {
      id: byOrder,
      apply: patch(() => ({ cancelled: true, ...unanswered })),
    },
    OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
    OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
  },
);
