import type { EventOf } from '@portal/contracts';
import type { OrderNews, orderNewsEvents } from '@portal/contracts/areas/notifications';
import { defineDecider } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import { later } from './new-files.decider';
import type { NewsOfEvent } from './order-news';

type OrderNewsEvent = EventOf<typeof orderNewsEvents>;

interface OpenBatch {
  readonly batchId: string;
  readonly closesAt: string;
  /** By `newsKey`. */
  readonly news: PersistentMap<string, OrderNews>;
}

/** Later news of the same replace earlier ones. */
export const newsKey = ({ kind, orderId, to, people = [] }: NewsOfEvent): string =>
  [kind, orderId, to, ...people].join(' ');

interface CollectFacts {
  readonly windowSeconds: number;
  /** `null`: deleted. */
  readonly order: (Pick<OrderNews, 'restaurantId' | 'quote'> & { readonly assigneeId: number | null }) | null;
}

export type OrderNewsCommands = {
  CollectOrderNews: { input: NewsOfEvent; facts: CollectFacts };
  AnnounceOrderNews: {
    input: { readonly batchId: string };
    /** Keys of news that nobody needs any more. */
    facts: { readonly settled: readonly string[] };
  };
};

export const orderNewsStream = (market: string): string => `orderNews-${market}`;

/** Stream `orderNews-{market}`: mails of one window go together. */
export const orderNewsDecider = defineDecider<OpenBatch | null, OrderNewsCommands, OrderNewsEvent>({
  initial: null,

  decide: {
    CollectOrderNews: ({ input, facts: { windowSeconds, order }, at, commandId }, open) => {
      if (!order) return [];
      const { assigneeId, ...facts } = order;
      const { batchId, closesAt } = open ?? { batchId: commandId, closesAt: later(at, windowSeconds) };
      const news = { ...input, ...facts };
      return [{ type: 'OrderNewsCollected', data: { batchId, news, assigneeId, closesAt } }];
    },

    AnnounceOrderNews: ({ input: { batchId }, facts }, open) => {
      if (open?.batchId !== batchId) return [];
      const news = [...open.news].flatMap(([key, each]) => (facts.settled.includes(key) ? [] : [each]));
      return [{ type: 'OrderNewsAnnounced', data: { batchId, news } }];
    },
  },

  evolve: {
    OrderNewsCollected: (open, { data: { batchId, closesAt, news } }) => ({
      batchId,
      closesAt,
      news: (open?.news ?? PersistentMap.of<string, OrderNews>()).with(newsKey(news), news),
    }),
    OrderNewsAnnounced: () => null,
  },
});
