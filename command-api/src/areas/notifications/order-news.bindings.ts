import type { Position } from '@portal/contracts';
import type { OrderNews } from '@portal/contracts/areas/notifications';
import { settledStatuses } from '@portal/contracts/areas/orders';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { type NewsOfEvent, orderNewsOf, orderNewsTypes } from './order-news';
import { orderNewsDecider, orderNewsStream } from './order-news.decider';
import { remindersDecider } from './order-reminders.decider';
import { orderTurn, type OrderTurn } from './order-turn';

const announceOrderNews = defineInternalCommand('notifications', 'AnnounceOrderNews', {
  input: z.object({ from: z.int() }),
  output: z.object({}),
});
const about = { input: z.object({ orderId: z.string() }), output: z.object({}) };
const remindOfOrder = defineInternalCommand('notifications', 'RemindOfOrder', about);
const remindOfQuoteEnd = defineInternalCommand('notifications', 'RemindOfQuoteEnd', about);

const onReminders = {
  decider: remindersDecider,
  stream: ({ input }: { input: { orderId: string } }) => `orderReminders-${input.orderId}`,
  answer: () => ({}),
} as const;
const hasQuote = ({ kind }: Pick<OrderNews, 'kind'>) => kind === 'quote' || kind === 'quoteEnds';

const isClosed = ({ status }: OrderTurn) => settledStatuses.includes(status);

const isOver: Partial<Record<OrderNews['kind'], (order: OrderTurn, news: OrderNews) => boolean>> = {
  placed: ({ turn, assigneeId }) => turn !== 'agency' || assigneeId !== null,
  changes: ({ turn }) => turn !== 'agency',
  approved: isClosed,
  quote: isAnswered,
  quoteEnds: isAnswered,
  proof: (order) => isClosed(order) || !order.progress.pieces.some(({ state }) => state === 'waiting'),
  reminder: isClosed,
};

function isAnswered(order: OrderTurn, { quote }: OrderNews): boolean {
  const { quote: newest } = order.progress;
  return isClosed(order) || newest?.state !== 'waiting' || newest.version !== quote?.version;
}

/** Later news of the same replace earlier ones. */
const newsKey = ({ kind, orderId, to, people = [] }: NewsOfEvent): string =>
  [kind, orderId, to, ...people].join(' ');

const newsTypes: ReadonlySet<string> = new Set(orderNewsTypes);

type Needed = Pick<Services, 'load' | 'market' | 'eventsFrom'>;

export const orderNewsBindings = ({ load, market, eventsFrom }: Needed) => {
  const orderOf = async (orderId: string) => {
    const order = await load(orderTurn, `order-${orderId}`);
    return order.isThere ? order : null;
  };

  /** Without deleted orders, and what is over. */
  async function stillNews(news: NewsOfEvent): Promise<readonly OrderNews[]> {
    const order = await orderOf(news.orderId);
    if (!order) return [];
    const { restaurantId, quote } = order;
    const found = { ...news, restaurantId, ...(hasQuote(news) && quote && { quote }) };
    return isOver[news.kind]?.(order, found) ? [] : [found];
  }

  async function newsSince(from: Position) {
    const announced = await load(orderNewsDecider, orderNewsStream(market.market));
    const events = (await eventsFrom(from, newsTypes)).filter(({ position }) => position > announced.upTo);
    const all = new Map<string, NewsOfEvent>();
    for (const event of events)
      for (const news of orderNewsOf(event as never))
        all.set(newsKey(news), { ...news, position: event.position });
    const found = await Promise.all([...all.values()].map(stillNews));
    return { news: found.flat(), upTo: events.at(-1)?.position ?? 0 };
  }

  const reminderFacts = async ({ input }: { input: { orderId: string } }) => ({
    order: await orderOf(input.orderId),
  });

  return {
    AnnounceOrderNews: bindCommand(announceOrderNews, {
      decider: orderNewsDecider,
      stream: ({ market: own }) => orderNewsStream(own),
      answer: () => ({}),
      facts: ({ input }) => newsSince(input.from),
    }),
    RemindOfOrder: bindCommand(remindOfOrder, { ...onReminders, facts: reminderFacts }),
    RemindOfQuoteEnd: bindCommand(remindOfQuoteEnd, { ...onReminders, facts: reminderFacts }),
  } as const;
};
export type OrderNewsBindings = ReturnType<typeof orderNewsBindings>;
