import type { DocumentOf } from '@portal/contracts';
import {
  defaultQuietHours,
  isNoticeOn,
  notices,
  noticeTable,
  notificationSettings,
  notificationsQueries,
  type Notice,
} from '@portal/contracts/areas/notifications';
import { thumbPath } from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import type { Views } from '@portal/platform/stores/view-store/views';
import { namesOf } from '../../people';
import { followedNotices } from './followed-notices';
import { mentionedNotes, mentionNotices, noticeOrders } from './mention-notices';
import { bellKinds, noticesFor, unreadOf } from './notices.where';
import { countWithdrawn, isWithdrawn, contentOf, resourceKinds, noticeResources } from './notice-resources';
import { webPushHandlers } from './web-push.handlers';

type NoticeDocument = DocumentOf<typeof notices>;

async function settingsOf(views: Views, userId: number) {
  const settings = await views.get(notificationSettings, String(userId));
  return settings ?? { chosen: {}, quiet: defaultQuietHours, language: null, readUpTo: null };
}

async function furtherAudiences(asking: { person: Person; views: Views; now: Date }) {
  const found = await Promise.all([followedNotices(asking), mentionNotices(asking)]);
  return found.flat();
}

async function factsOf(found: readonly NoticeDocument[], context: Pick<QueryContext, 'views' | 'now'>) {
  const { views } = context;
  const mentions = found.flatMap(({ mention }) => mention ?? []);
  const orderIds = found.flatMap(({ order, mention }) => order?.id ?? mention?.orderId ?? []);
  const places = found.flatMap(({ pause, recall }) => (pause ?? recall)?.restaurantId ?? []);
  const [nameOf, resources, orders, notes, known] = await Promise.all([
    namesOf(context),
    noticeResources(found, views),
    noticeOrders(orderIds, views),
    mentionedNotes(mentions, context),
    places.length === 0 ? [] : views.getMany(restaurants, [...new Set(places)]),
  ]);
  const placeNames = new Map(
    known.flatMap((each) => (each ? [[each.id, `${each.site} - ${each.name}`]] : [])),
  );
  const restaurantName = (id: number) => placeNames.get(id) ?? '';
  return { nameOf, resources, orders, notes, restaurantName };
}
type Facts = Awaited<ReturnType<typeof factsOf>>;

function mentionOf({ mention }: NoticeDocument, { nameOf, orders, notes }: Facts): Pick<Notice, 'mention'> {
  const order = mention && orders.get(mention.orderId);
  if (!order) return {};
  const { orderId, noteId, by } = mention;
  const about = { order_id: orderId, number: order.number, restaurant_name: order.restaurantName };
  const { excerpt = '', mentions = [] } = notes.get(noteId) ?? {};
  const note = { note_id: noteId, by: nameOf(by), excerpt, mentions: [...mentions] };
  return { mention: { ...about, ...note } };
}

function orderOf({ order }: NoticeDocument, { orders }: Facts): Notice['order'] {
  const found = order && orders.get(order.id);
  if (!found) return null;
  const { number, name, restaurantSite, restaurantName } = found;
  const { id, status = found.status } = order;
  return { id, status, number, name, restaurant_site: restaurantSite, restaurant_name: restaurantName };
}

function pauseOf({ pause }: NoticeDocument, { restaurantName }: Facts): Pick<Notice, 'pause'> {
  if (!pause) return {};
  return { pause: { status: pause.status, restaurant: restaurantName(pause.restaurantId) } };
}

function recallOf({ recall }: NoticeDocument, { restaurantName }: Facts): Pick<Notice, 'recall'> {
  if (!recall) return {};
  const { id, restaurantId, reminded } = recall;
  const restaurant = restaurantId === null ? '' : restaurantName(restaurantId);
  return { recall: { id, restaurant, reminded } };
}

const isGone = (notice: NoticeDocument, { resources, orders }: Facts) =>
  isWithdrawn(notice, resources) || (notice.order !== null && !orders.has(notice.order.id));

const toNotice = (document: NoticeDocument, readUpTo: string | null, facts: Facts): Notice => {
  const { id, kind, at, position, actedBy, failedPlan, until } = document;
  const { nameOf, resources } = facts;
  const { count, pieces } = contentOf(document, resources);
  return {
    id,
    kind,
    at,
    position,
    ...(failedPlan && { failedPlan }),
    ...(until && { until }),
    ...mentionOf(document, facts),
    ...pauseOf(document, facts),
    ...recallOf(document, facts),
    order: orderOf(document, facts),
    acted_by: actedBy === null ? null : nameOf(actedBy),
    unread: readUpTo === null || at > readUpTo,
    count,
    pieces: pieces.map(({ thumbKey, ...piece }) => ({
      ...piece,
      thumb: thumbKey === '' ? '' : thumbPath(piece.id, thumbKey),
    })),
  };
};

export const notificationsHandlers = [
  ...webPushHandlers,

  handleQueryOfPerson(notificationsQueries.GetNotifications, async (_input, context) => {
    const { person, views, marketRecord } = context;
    const { chosen, quiet, language } = await settingsOf(views, person.userId);
    const newFiles = isNoticeOn(chosen, 'newFiles', 'mail');
    return { newFiles, language, cells: noticeTable(chosen, person.role, marketRecord.features), quiet };
  }),

  handleQueryOfPerson(notificationsQueries.ListNotices, async (input, context) => {
    const { person, market, views, now } = context;
    const { page, size, sort, lang } = input;
    const others = await furtherAudiences({ person, views, now: now() });
    const { readUpTo, chosen } = await settingsOf(views, person.userId);
    const where = noticesFor({ person, market, lang, now: now(), others, chosen });
    const found = await views.find(notices, { where, page, size, sort });
    const facts = await factsOf(found.documents, context);
    const visible = found.documents.filter((notice) => !isGone(notice, facts));
    const records = visible.map((notice) => toNotice(notice, readUpTo, facts));
    return { records, total: found.total - found.documents.length + visible.length };
  }),

  handleQueryOfPerson(
    notificationsQueries.CountUnreadNotices,
    async ({ lang }, { person, market, views, now }) => {
      const { readUpTo, chosen } = await settingsOf(views, person.userId);
      const others = await furtherAudiences({ person, views, now: now() });
      const asking = { person, market, lang, now: now(), others, chosen };
      const where = unreadOf(noticesFor(asking), readUpTo, now());
      const kinds = bellKinds(asking).filter((kind) => resourceKinds.includes(kind));
      const [count, { documents }] = await Promise.all([
        views.count(notices, { where }),
        views.find(notices, { where: { ...where, kind: { in: kinds } }, size: -1 }),
      ]);
      return { unread: count - (await countWithdrawn(documents, views)) };
    },
  ),
];
