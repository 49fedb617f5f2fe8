import type { DocumentOf, EventOf } from '@portal/contracts';
import type { orderWork, quoteEvents } from '@portal/contracts/areas/orders';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import type { ProjectionHandlers } from '@portal/platform/projection/projection';
import { doneBy, startedWork } from './order-facts';

type QuoteEvent = EventOf<typeof quoteEvents>;
type Named<T extends QuoteEvent['type']> = Extract<QuoteEvent, { type: T }>;
type OrderWork = DocumentOf<typeof orderWork>;
type Quote = OrderWork['quotes'][number];

const byOrder = keyedBy('orderId');

const withQuote =
  <E extends QuoteEvent>(change: (quote: Quote, event: ProjectedEvent<E>) => Partial<Quote>) =>
  ({ quotes }: OrderWork, event: ProjectedEvent<E>) => ({
    quotes: quotes.map((quote) =>
      quote.version === event.data.version ? { ...quote, ...change(quote, event) } : quote,
    ),
  });

/** Texts are empty after erasure. */
const said = (event: ProjectedEvent<Named<'QuoteRefused' | 'QuoteQuestioned' | 'QuoteAnswered'>>) => ({
  ...doneBy(event),
  text: event.personal.value?.text ?? '',
});

const decided = (state: 'accepted' | 'expired') => ({
  id: byOrder,
  apply: patch(
    withQuote<Named<'QuoteAccepted' | 'QuoteExpired'>>((_quote, event) => ({
      state,
      decided: { ...doneBy(event), text: '' },
    })),
  ),
});

const talked = (state: 'asked' | 'waiting') => ({
  id: byOrder,
  apply: patch(
    withQuote<Named<'QuoteQuestioned' | 'QuoteAnswered'>>(({ talk }, event) => ({
      state,
      talk: [...talk, said(event)],
    })),
  ),
});

const superseded = (quote: Quote): Quote =>
  quote.state === 'waiting' || quote.state === 'asked' ? { ...quote, state: 'superseded' } : quote;

export const quoteWork: ProjectionHandlers<OrderWork, QuoteEvent> = {
  QuoteSent: {
    id: byOrder,
    apply: (before, event) => {
      const { version, lines, total, validUntil } = event.data;
      const work = before ?? startedWork(event.data);
      const quote: Quote = {
        version,
        state: 'waiting',
        lines,
        total,
        note: event.personal.value?.note ?? '',
        validUntil,
        sent: doneBy(event),
        decided: null,
        talk: [],
      };
      return { ...work, quotes: [...work.quotes.map(superseded), quote] };
    },
  },
  QuoteAccepted: decided('accepted'),
  QuoteExpired: decided('expired'),
  QuoteRefused: {
    id: byOrder,
    apply: patch(
      withQuote<Named<'QuoteRefused'>>((_quote, event) => ({ state: 'refused', decided: said(event) })),
    ),
  },
  QuoteQuestioned: talked('asked'),
  QuoteAnswered: talked('waiting'),
};
