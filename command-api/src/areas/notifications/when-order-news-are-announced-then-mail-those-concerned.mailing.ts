import { type DocumentOf, type EventOf, isAdministrator, mayActOn, Role } from '@portal/contracts';
import type { OrderNews, orderNewsEvents } from '@portal/contracts/areas/notifications';
import { orders } from '@portal/contracts/areas/orders';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from '../../mailing-world';
import { type MailReader, mailReaders } from './notice-readers';
import { peopleOf } from './order-news';
import { type MailedNews, orderNewsMail } from './order-news.mail';

type Order = DocumentOf<typeof orders>;
interface Found {
  readonly news: OrderNews;
  readonly order: Order;
}

/** After a day, news is shown in the portal only. */
const newsFor = 24 * 60 * 60_000;

async function foundOrders(news: readonly OrderNews[], { views }: MailingWorld): Promise<readonly Found[]> {
  const found = await Promise.all(
    news.map(async (each) => ({
      news: each,
      order: await views.get<Order>(orders.name, each.orderId),
    })),
  );
  return found.flatMap(({ news: each, order }) => (order && !order.deleted ? [{ news: each, order }] : []));
}

function concerns({ news, order }: Found, { userId, role, restaurants, wants }: MailReader): boolean {
  const people = peopleOf(news, order);
  const isNamed = people === 'administrators' ? role === Role.Administrator : people.includes(userId);
  const mayRead = isAdministrator(role) || mayActOn({ role, restaurants }, order.restaurantId);
  return isNamed && mayRead && news.by !== `user-${userId}` && wants(news.kind);
}

const mailed = ({ news, order }: Found): MailedNews => ({
  ...news,
  number: order.number,
  restaurant: `${order.restaurantSite} - ${order.restaurantName}`,
});

/** One mail per kind and reader: each kind can be unsubscribed. Orders once, by their last news. */
function byKind(found: readonly Found[], reader: MailReader): readonly (readonly MailedNews[])[] {
  const own = found.filter((each) => concerns(each, reader)).map(mailed);
  return [...new Set(own.map(({ kind }) => kind))].map((kind) => [
    ...new Map(own.filter((each) => each.kind === kind).map((each) => [each.orderId, each])).values(),
  ]);
}

export const whenOrderNewsAreAnnouncedThenMailThoseConcerned = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof orderNewsEvents>>(
    'when-order-news-are-announced-then-mail-those-concerned',
    {
      async OrderNewsAnnounced({ data }) {
        const found = await foundOrders(data.news, world);
        if (found.length === 0) return [];
        return (await mailReaders(world)).flatMap((reader) =>
          byKind(found, reader).map((news) => orderNewsMail(news, { reader, world })),
        );
      },
    },
    { newsFor },
  );
