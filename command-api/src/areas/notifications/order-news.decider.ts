import type { EventOf, Position } from '@portal/contracts';
import type { OrderNews, orderNewsEvents } from '@portal/contracts/areas/notifications';
import { defineDecider } from '@portal/platform/decider/decider';

interface Announced {
  /** Position in the log. */
  readonly upTo: Position;
}

interface NewsFacts {
  /** Since the last announcement, oldest first. */
  readonly news: readonly OrderNews[];
  readonly upTo: Position;
}

export type OrderNewsCommands = {
  AnnounceOrderNews: { input: { readonly from: Position }; facts: NewsFacts };
};

export const orderNewsStream = (market: string): string => `orderNews-${market}`;

/** Stream `orderNews-{market}`: mails of one window go together. */
export const orderNewsDecider = defineDecider<Announced, OrderNewsCommands, EventOf<typeof orderNewsEvents>>({
  initial: { upTo: 0 },

  decide: {
    AnnounceOrderNews: ({ facts: { news, upTo } }, announced) =>
      news.length === 0 || upTo <= announced.upTo
        ? []
        : [{ type: 'OrderNewsAnnounced', data: { upTo, news: [...news] } }],
  },

  evolve: { OrderNewsAnnounced: (_announced, { data: { upTo } }) => ({ upTo }) },
});
