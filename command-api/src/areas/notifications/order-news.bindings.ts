import { type OrderNews, orderNewsSchema } from '@portal/contracts/areas/notifications';
import { settledStatuses } from '@portal/contracts/areas/orders';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { orderNewsDecider, orderNewsStream } from './order-news.decider';
import { remindersDecider } from './order-reminders.decider';
import { orderTurn, type OrderTurn } from './order-turn';

const collectOrderNews = defineInternalCommand('notifications', 'CollectOrderNews', {
  input: orderNewsSchema.omit({ restaurantId: true, quote: true }),
  output: z.object({}),
});
const announceOrderNews = defineInternalCommand('notifications', 'AnnounceOrderNews', {
  input: z.object({ batchId: z.string() }),
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
const onNews = {
  decider: orderNewsDecider,
  stream: ({ market }: { market: string }) => orderNewsStream(market),
  answer: () => ({}),
} as const;

const hasQuote = ({ kind }: Pick<OrderNews, 'kind'>) => kind === 'quote' || kind === 'quoteEnds';

const isClosed = ({ status }: OrderTurn) => settledStatuses.includes(status);

const isOver: Partial<Record<OrderNews['kind'], (order: OrderTurn, news: OrderNews) => boolean>> = {
  placed: ({ turn, assigneeId }) => turn !== 'agency' || assigneeId !== null,
  changes: ({ turn }) => turn !== 'agency',
  quote: isAnswered,
  quoteEnds: isAnswered,
  proof: (order) => isClosed(order) || !order.progress.pieces.some(({ state }) => state === 'waiting'),
  reminder: isClosed,
};

function isAnswered(order: OrderTurn, { quote }: OrderNews): boolean {
  const { quote: newest } = order.progress;
  return isClosed(order) || newest?.state !== 'waiting' || newest.version !== quote?.version;
}

type Needed = Pick<Services, 'load' | 'market' | 'newFilesWindow'>;

export const orderNewsBindings = ({ load, market, newFilesWindow }: Needed) => {
  const orderOf = async (orderId: string) => {
    const order = await load(orderTurn, `order-${orderId}`);
    return order.isThere ? order : null;
  };

  async function settledOfBatch(): Promise<readonly string[]> {
    const open = await load(orderNewsDecider, orderNewsStream(market.market));
    const found = [...(open?.news ?? [])].map(async ([key, news]) => {
      const order = await orderOf(news.orderId);
      return !order || isOver[news.kind]?.(order, news) ? [key] : [];
    });
    return (await Promise.all(found)).flat();
  }

  async function collectFacts({ input }: { input: Pick<OrderNews, 'kind' | 'orderId'> }) {
    const found = await orderOf(input.orderId);
    if (!found) return { windowSeconds: newFilesWindow, order: null };
    const { restaurantId, assigneeId, quote } = found;
    const order = { restaurantId, assigneeId, ...(hasQuote(input) && quote && { quote }) };
    return { windowSeconds: newFilesWindow, order };
  }

  const reminderFacts = async ({ input }: { input: { orderId: string } }) => ({
    order: await orderOf(input.orderId),
  });

  return {
    CollectOrderNews: bindCommand(collectOrderNews, {
      ...onNews,
      facts: collectFacts,
    }),
    AnnounceOrderNews: bindCommand(announceOrderNews, {
      ...onNews,
      facts: async () => ({ settled: await settledOfBatch() }),
    }),
    RemindOfOrder: bindCommand(remindOfOrder, { ...onReminders, facts: reminderFacts }),
    RemindOfQuoteEnd: bindCommand(remindOfQuoteEnd, { ...onReminders, facts: reminderFacts }),
  } as const;
};
export type OrderNewsBindings = ReturnType<typeof orderNewsBindings>;
