import { type OrderNews, orderNewsSchema } from '@portal/contracts/areas/notifications';
import { settledStatuses } from '@portal/contracts/areas/orders';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { orderDecider } from '../orders/order.decider';
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

/** Answered, in somebody's hands, or the order is closed. */
function isSettled(
  { kind, quote }: OrderNews,
  { status, progress, turn }: OrderTurn,
  assigneeId: number | null,
): boolean {
  const isClosed = settledStatuses.includes(status);
  if (hasQuote({ kind }))
    return isClosed || progress.quote?.state !== 'waiting' || progress.quote.version !== quote?.version;
  if (kind === 'proof') return isClosed || !progress.pieces.some(({ state }) => state === 'waiting');
  if (kind === 'placed') return turn !== 'agency' || assigneeId !== null;
  if (kind === 'changes') return turn !== 'agency';
  return kind === 'reminder' && isClosed;
}

type Needed = Pick<Services, 'load' | 'market' | 'newFilesWindow'>;

export const orderNewsBindings = ({ load, market, newFilesWindow }: Needed) => {
  const turnOf = (orderId: string) => load(orderTurn, `order-${orderId}`);

  async function orderOf(orderId: string) {
    const order = await load(orderDecider, `order-${orderId}`);
    return order && !order.deleted ? { restaurantId: order.restaurantId, assigneeId: order.assignee } : null;
  }

  async function settledOfBatch(): Promise<readonly string[]> {
    const open = await load(orderNewsDecider, orderNewsStream(market.market));
    const found = [...(open?.news ?? [])].map(async ([key, news]) => {
      const order = await orderOf(news.orderId);
      const isOver = order === null || isSettled(news, await turnOf(news.orderId), order.assigneeId);
      return isOver ? [key] : [];
    });
    return (await Promise.all(found)).flat();
  }

  const reminderFacts = async ({ input: { orderId } }: { input: { orderId: string } }) => ({
    order: await orderOf(orderId),
    now: await turnOf(orderId),
  });

  return {
    CollectOrderNews: bindCommand(collectOrderNews, {
      ...onNews,
      facts: async ({ input }) => {
        const order = await orderOf(input.orderId);
        const { quote } = hasQuote(input) ? await turnOf(input.orderId) : { quote: null };
        return { windowSeconds: newFilesWindow, order: order && { ...order, ...(quote && { quote }) } };
      },
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
