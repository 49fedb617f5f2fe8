import { type EventOf, type Market, workingHoursBetween } from '@portal/contracts';
import { answeredOrders, answerKindOf, type orderEvents, OrderStatus } from '@portal/contracts/areas/orders';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

const byOrder = keyedBy('orderId');
const unanswered = { answeredAt: null, hours: 0 };

/** How long orders took from placing to delivery; one that is taken back from delivered took nothing yet. */
export const answeredOrdersProjection = defineProjection<EventOf<typeof orderEvents>, typeof answeredOrders>(
  answeredOrders,
  {
    OrderPlaced: {
      id: byOrder,
      apply: (_none, { data: { orderId: id, items }, personal, metadata: { at } }) => {
        if (personal.value === null) return null;
        const kinds = items.map(({ resource_type: format, method, as_it_is: asItIs = false }) =>
          answerKindOf({ format, method, asItIs }),
        );
        return { id, kinds: [...new Set(kinds)], placedAt: at, ...unanswered, deleted: false };
      },
    },
    OrderStatusChanged: {
      id: byOrder,
      apply: patch(({ placedAt }, { data, metadata: { at, market } }) =>
        data.to === OrderStatus.Delivered
          ? { answeredAt: at, hours: workingHoursBetween(placedAt, at, market as Market) }
          : unanswered,
      ),
    },
    OrderCancelledByRestaurant: { id: byOrder, apply: patch(() => unanswered) },
    OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
    OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
  },
);
