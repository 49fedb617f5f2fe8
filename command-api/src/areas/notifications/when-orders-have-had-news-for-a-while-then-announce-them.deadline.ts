import { orderNewsDue } from '@portal/contracts/areas/notifications';
import { intend } from '@portal/platform/automation/automation';
import { type Deadline, defineDeadline, fallsDueUnlessSet } from '@portal/platform/automation/deadline';
import type { OrderNewsBindings } from './order-news.bindings';
import { type OrderNewsEvent, orderNewsOf, orderNewsTypes } from './order-news';
import { later } from './new-files.decider';

type Happened = Parameters<typeof orderNewsOf>[0] & { readonly metadata: { readonly at: string } };

/** The first opens a window; at its end the log has all. Nothing before the first run is mailed. */
export const whenOrdersHaveHadNewsForAWhileThenAnnounceThem = (
  { AnnounceOrderNews }: Pick<OrderNewsBindings, 'AnnounceOrderNews'>,
  windowSeconds: number,
): Deadline =>
  defineDeadline<OrderNewsEvent>('when-orders-have-had-news-for-a-while-then-announce-them', orderNewsDue, {
    startAt: 'now',
    on: Object.fromEntries(
      orderNewsTypes.map((type) => [
        type,
        (event: Happened) =>
          orderNewsOf(event).length === 0
            ? null
            : fallsDueUnlessSet('news', later(event.metadata.at, windowSeconds)),
      ]),
    ),
    then: ({ position }) => intend(AnnounceOrderNews, { from: position }),
  });
