import type { EventOf } from '@portal/contracts';
import type { orderEvents } from '@portal/contracts/areas/orders';
import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { syncedCartBindings } from './synced-cart.bindings';

/** On all devices, even if the sending browser is gone (R-CRT-09). */
export const whenAnOrderIsPlacedThenItsEntriesLeaveTheCart = ({
  TakeOrderedEntriesOut,
}: Pick<ReturnType<typeof syncedCartBindings>, 'TakeOrderedEntriesOut'>): Automation =>
  defineAutomation<EventOf<typeof orderEvents>>('when-an-order-is-placed-then-its-entries-leave-the-cart', {
    on: {
      OrderPlaced: ({ data: { userId, orderId, cart } }) =>
        cart === undefined ? null : intend(TakeOrderedEntriesOut, { userId, orderId, ...cart }),
    },
  });
