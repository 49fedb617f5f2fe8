import type { EventOf } from '@portal/contracts';
import { orderNewsDue, type orderNewsEvents } from '@portal/contracts/areas/notifications';
import { intend } from '@portal/platform/automation/automation';
import {
  type Deadline,
  defineDeadline,
  fallsDue,
  fallsDueNoMore,
} from '@portal/platform/automation/deadline';
import type { OrderNewsBindings } from './order-news.bindings';

export const whenOrderNewsHaveBeenCollectedThenAnnounceThem = ({
  AnnounceOrderNews,
}: Pick<OrderNewsBindings, 'AnnounceOrderNews'>): Deadline =>
  defineDeadline<EventOf<typeof orderNewsEvents>>(
    'when-order-news-have-been-collected-then-announce-them',
    orderNewsDue,
    {
      on: {
        OrderNewsCollected: ({ data }) => fallsDue(data.batchId, data.closesAt),
        OrderNewsAnnounced: ({ data }) => fallsDueNoMore(data.batchId),
      },
      then: ({ id }) => intend(AnnounceOrderNews, { batchId: id }),
    },
  );
