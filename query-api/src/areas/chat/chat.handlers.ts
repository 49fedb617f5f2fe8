import { administrators, mayActOn, reject } from '@portal/contracts';
import {
  cannedReplies,
  chatDownloads,
  chatQueries,
  type ChatReader,
  orderChats,
  orderMessages,
  orderNotes,
  sideOf,
  type UnreadConversation,
} from '@portal/contracts/areas/chat';
import { orders } from '@portal/contracts/areas/orders';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import { recordHandlers } from '@portal/platform/record/record-handlers';
import type { Person } from '@portal/platform/session/person';
import { namesOf, peopleOf } from '../../people';
import { toMessage, toNote, toReply, toUnreadConversation } from './chat.wire';
import { wheresUnread } from './chat.where';

type Context = QueryContext & { readonly person: Person };

/** Shown in the header menu; its count covers all. */
const maxConversations = 50;

const orderNotFound = reject('order_not_found');

/** Deleted and foreign orders look missing (W8). */
async function isReadable(orderId: string, { views, person }: Context): Promise<boolean> {
  const order = await views.get(orders, orderId);
  return order !== null && !order.deleted && mayActOn(person, order.restaurantId);
}

/** Maps a wire sort to a view field of the same order. */
const sortBy = (field: string, asked: string) => (asked.startsWith('-') ? `-${field}` : field);

/** Read mark; `null` for administrators acting for a restaurant (AMB-62). */
const readerOf = ({ role, userId, acting }: Person): ChatReader | null =>
  acting ? null : { side: sideOf(role), userId };

const waiting = (conversations: readonly UnreadConversation[]) => ({
  unread: conversations.reduce((sum, { unread }) => sum + unread, 0),
  conversations: conversations.slice(0, maxConversations),
});

async function unreadOf(context: Context) {
  const { views, person } = context;
  const reader = readerOf(person);
  if (!reader) return waiting([]);
  const [nameOf, ...found] = await Promise.all([
    namesOf(context),
    ...wheresUnread(reader, person).map((where) => views.find(orderChats, { where, size: -1 })),
  ]);
  const conversations = found
    .flatMap(({ documents }) => documents)
    .map((chat) => toUnreadConversation(chat, reader, nameOf))
    .filter(({ unread }) => unread > 0)
    .toSorted((one, next) => next.last_date.localeCompare(one.last_date));
  return waiting(conversations);
}

async function unreadInOrder(orderId: string, context: Context) {
  const reader = readerOf(context.person);
  const chat = await context.views.get(orderChats, orderId);
  if (!reader || !chat) return waiting([]);
  return waiting(
    [toUnreadConversation(chat, reader, await namesOf(context))].filter(({ unread }) => unread > 0),
  );
}

export const chatHandlers = [
  handleQueryOfPerson(chatQueries.ListOrderMessages, async ({ orderId, sort, page, size }, context) => {
    if (!(await isReadable(orderId, context))) return orderNotFound;
    const { views, person } = context;
    const reader = readerOf(person);
    const [nameOf, chat, { documents, total }] = await Promise.all([
      namesOf(context),
      views.get(orderChats, orderId),
      views.find(orderMessages, {
        where: { orderId: { eq: orderId } },
        sort: sortBy('place', sort),
        page,
        size,
      }),
    ]);
    return { records: documents.map((message) => toMessage(message, chat, reader, nameOf)), total };
  }),

  handleQueryOfPerson(chatQueries.GetUnreadMessages, async ({ id }, context) => {
    if (typeof id === 'number') {
      return id === context.person.userId ? unreadOf(context) : reject('not_found');
    }
    return (await isReadable(id, context)) ? unreadInOrder(id, context) : orderNotFound;
  }),

  handleQueryOfPerson(chatQueries.ListOrderNotes, async ({ orderId, sort, page, size }, context) => {
    if (!(await isReadable(orderId, context))) return orderNotFound;
    const { documents, total } = await context.views.find(orderNotes, {
      where: { orderId: { eq: orderId } },
      sort: sortBy('at', sort),
      page,
      size,
    });
    const nameOf = await namesOf(context);
    return { records: documents.map((note) => toNote(note, nameOf)), total };
  }),

  handleQueryOfPerson(chatQueries.ListNoteReaders, async (_input, { views }) =>
    peopleOf(administrators, views),
  ),

  recordHandlers(cannedReplies, (found) => found.map(toReply)).list(chatQueries.ListCannedReplies),
];

export const chatDownloadHandlers = [
  handleDownload(chatDownloads.OpenMessageImage, async ({ orderId, key }, context) => {
    if (!(await isReadable(orderId, context))) return orderNotFound;
    const { documents } = await context.views.find(orderMessages, {
      where: { orderId: { eq: orderId } },
      size: -1,
    });
    const image = documents.flatMap(({ images }) => images).find((candidate) => candidate.key === key);
    if (!image) return reject('not_found');
    // Inline: our own encoding (S8); keys are per image.
    return {
      key,
      filename: `${key}.${image.contentType.replace('image/', '')}`,
      contentType: image.contentType,
      disposition: 'inline',
      // Not cached: shared computers (W14).
      immutable: false,
    };
  }),
];
