import type { EventOf } from '@portal/contracts';
import type { orderEvents } from '@portal/contracts/areas/orders';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { keptCartBindings } from './kept-cart.bindings';

/** What was ordered leaves the cart on all devices, whatever becomes of the browser that sent it (R-CRT-09). */
export const whenAnOrderIsPlacedThenItsEntriesLeaveTheCart = ({
  TakeOrderedEntriesOut,
}: Pick<ReturnType<typeof keptCartBindings>, 'TakeOrderedEntriesOut'>): Automation =>
  defineAutomation<EventOf<typeof orderEvents>>('when-an-order-is-placed-then-its-entries-leave-the-cart', {
    on: {
      OrderPlaced: ({ data: { userId, orderId, cart } }) =>
        cart === undefined ? null : intend(TakeOrderedEntriesOut, { userId, orderId, ...cart }),
    },
  });
