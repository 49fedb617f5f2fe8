import { afterWorkingHours, type EventOf, type Market } from '@portal/contracts';
import { orderRemindersDue } from '@portal/contracts/areas/notifications';
import {
  type orderEvents,
  type proofEvents,
  type quoteEvents,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { intend } from '@portal/platform/automation/automation';
import {
  type Deadline,
  defineDeadline,
  fallsDue,
  fallsDueNoMore,
} from '@portal/platform/automation/deadline';
import type { OrderNewsBindings } from './order-news.bindings';

type OrderEvent = EventOf<typeof orderEvents> | EventOf<typeof quoteEvents> | EventOf<typeof proofEvents>;

/** Three working days. */
const reminderHours = 3 * 24;

interface OfOrder {
  readonly data: { readonly orderId: string };
  readonly metadata: { readonly at: string; readonly market: string };
}

/** Never early: the turn began before, or with this event. */
const waits = ({ data: { orderId }, metadata: { at, market } }: OfOrder) =>
  fallsDue(orderId, afterWorkingHours(at, reminderHours, market as Market));
const waitsNoMore = ({ data: { orderId } }: OfOrder) => fallsDueNoMore(orderId);

export const whenAnOrderWaitsForThreeDaysThenRemind = ({
  RemindOfOrder,
}: Pick<OrderNewsBindings, 'RemindOfOrder'>): Deadline =>
  defineDeadline<OrderEvent>('when-an-order-waits-for-three-days-then-remind', orderRemindersDue, {
    on: {
      OrderPlaced: waits,
      OrderRestored: waits,
      OrderStatusChanged: (event) => {
        const { from, to } = event.data;
        if (settledStatuses.includes(to)) return waitsNoMore(event);
        return settledStatuses.includes(from) ? waits(event) : null;
      },
      OrderCancelledByRestaurant: waitsNoMore,
      OrderDeleted: waitsNoMore,
      QuoteSent: waits,
      QuoteAccepted: waits,
      QuoteRefused: waits,
      QuoteQuestioned: waits,
      QuoteAnswered: waits,
      QuoteExpired: waits,
      ProofSent: waits,
      ProofChangesRequested: waits,
      ProofsApproved: waits,
    },
    then: ({ id: orderId }) => intend(RemindOfOrder, { orderId }),
  });
