import { quotesDue } from '@portal/contracts/areas/orders';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue, fallsDueNoMore } from '@portal/platform/automation/deadline';
import type { OrderEvent } from './order.decider';
import type { orderBindings } from './orders.bindings';

/** At the end of its last day (R16); a newer quote moves it. */
export const whenAQuoteRunsOutThenCloseIt = ({
  ExpireQuote,
}: Pick<ReturnType<typeof orderBindings>, 'ExpireQuote'>) =>
  defineDeadline<OrderEvent>('when-a-quote-runs-out-then-close-it', quotesDue, {
    on: {
      QuoteSent: ({ data: { orderId, expiresAt } }) => fallsDue(orderId, expiresAt),
      QuoteAccepted: ({ data }) => fallsDueNoMore(data.orderId),
      QuoteRefused: ({ data }) => fallsDueNoMore(data.orderId),
      QuoteExpired: ({ data }) => fallsDueNoMore(data.orderId),
    },
    then: ({ id }) => intend(ExpireQuote, { id }),
  });
