import type { EventOf } from '@portal/contracts';
import { quoteEndsDue } from '@portal/contracts/areas/notifications';
import type { quoteEvents } from '@portal/contracts/areas/orders';
import { intend } from '@portal/platform/automation/automation';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import {
  type Deadline,
  defineDeadline,
  fallsDue,
  fallsDueNoMore,
} from '@portal/platform/automation/deadline';
import type { OrderNewsBindings } from './order-news.bindings';

type QuoteEvent = EventOf<typeof quoteEvents>;

/** Before its end: at noon of the day before the last. */
const quoteEndHours = 36;

function endOf({ data, metadata }: ProjectedEvent<Extract<QuoteEvent, { type: 'QuoteSent' }>>) {
  const at = new Date(Date.parse(data.expiresAt) - quoteEndHours * 3_600_000).toISOString();
  return fallsDue(data.orderId, at > metadata.at ? at : null);
}

const isDecided = ({ data }: { readonly data: { readonly orderId: string } }) => fallsDueNoMore(data.orderId);

export const whenAQuoteEndsTomorrowThenRemind = ({
  RemindOfQuoteEnd,
}: Pick<OrderNewsBindings, 'RemindOfQuoteEnd'>): Deadline =>
  defineDeadline<QuoteEvent>('when-a-quote-ends-tomorrow-then-remind', quoteEndsDue, {
    on: {
      QuoteSent: endOf,
      QuoteAccepted: isDecided,
      QuoteRefused: isDecided,
      QuoteExpired: isDecided,
    },
    then: ({ id: orderId }) => intend(RemindOfQuoteEnd, { orderId }),
  });
