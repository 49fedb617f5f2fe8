import type { EventOf } from '@portal/contracts';
import { type orderEvents, type OrderStatus, settledStatuses } from '@portal/contracts/areas/orders';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { restaurantBindings } from './restaurants.bindings';

const isOpen = (status: OrderStatus) => !settledStatuses.includes(status);

/** A restaurant is told which of its orders wait for something, so that it is not deleted meanwhile (AMB-55). */
export const whenAnOrderOpensOrSettlesThenItsRestaurantKnows = ({
  CountOrder,
}: Pick<ReturnType<typeof restaurantBindings>, 'CountOrder'>): Automation =>
  defineAutomation<EventOf<typeof orderEvents>>('when-an-order-opens-or-settles-then-its-restaurant-knows', {
    on: {
      OrderPlaced: ({ data: { restaurantId, orderId, status } }) =>
        intend(CountOrder, { restaurantId, orderId, open: isOpen(status) }),
      OrderStatusChanged: ({ data: { restaurantId, orderId, from, to } }) =>
        isOpen(from) === isOpen(to) ? null : intend(CountOrder, { restaurantId, orderId, open: isOpen(to) }),
      OrderCancelledByRestaurant: ({ data: { restaurantId, orderId } }) =>
        intend(CountOrder, { restaurantId, orderId, open: false }),
      OrderDeleted: ({ data: { restaurantId, orderId } }) =>
        intend(CountOrder, { restaurantId, orderId, there: false }),
      OrderRestored: ({ data: { restaurantId, orderId } }) =>
        intend(CountOrder, { restaurantId, orderId, there: true }),
    },
  });
