import { type Automation, defineAutomation, intend } from '@portal/platform/automation/automation';
import type { OrderNewsBindings } from './order-news.bindings';
import { type OrderNewsEvent, orderNewsOf, orderNewsTypes } from './order-news';

/** From its first run on: nobody gets mails about earlier orders. */
export const whenAnOrderConcernsPeopleThenCollectTheNews = ({
  CollectOrderNews,
}: Pick<OrderNewsBindings, 'CollectOrderNews'>): Automation =>
  defineAutomation<OrderNewsEvent>('when-an-order-concerns-people-then-collect-the-news', {
    startAt: 'now',
    on: Object.fromEntries(
      orderNewsTypes.map((type) => [
        type,
        (event: Parameters<typeof orderNewsOf>[0]) =>
          orderNewsOf(event).map((news) => intend(CollectOrderNews, news)),
      ]),
    ),
  });
