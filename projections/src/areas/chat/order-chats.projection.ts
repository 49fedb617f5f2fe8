import type { DocumentOf, EventOf } from '@portal/contracts';
import { type chatEvents, orderChats } from '@portal/contracts/areas/chat';
import type { orderEvents } from '@portal/contracts/areas/orders';
import { defineProjection } from '@portal/platform/projection/projection';

type ChatEvent = EventOf<typeof chatEvents> | EventOf<typeof orderEvents>;
type ChatDocument = DocumentOf<typeof orderChats>;

const byOrder = (event: { data: { orderId: string } }) => event.data.orderId;

/** How much of the newest message a list shows, in characters. */
const beginningLength = 140;
const beginningOf = (text: string) => {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length > beginningLength
    ? `${characters.slice(0, beginningLength - 1).join('')}…`
    : characters.join('');
};

/** Changes a conversation that is there; an order that nobody talks about has none. */
const changed =
  <E>(change: (chat: ChatDocument, event: E) => Partial<ChatDocument>) =>
  (chat: ChatDocument | null, event: E) =>
    chat && { ...chat, ...change(chat, event) };

/** The count of the side that something waits on. */
const counts = { restaurant: 'unreadByRestaurant', agency: 'unreadByAgency' } as const;
const waitingOn = { restaurant: counts.agency, agency: counts.restaurant } as const;

/** Conversations: what waits on which side, and how far each side has read. */
export const orderChatsProjection = defineProjection<ChatEvent, typeof orderChats>(orderChats, {
  OrderChatOpened: {
    id: byOrder,
    apply: (_none, { data: { orderId, ...order }, metadata }) => ({
      ...order,
      id: orderId,
      unreadByRestaurant: 0,
      unreadByAgency: 0,
      read: { restaurant: [], agency: [] },
      lastAt: metadata.at,
      lastName: '',
      lastText: '',
      deleted: false,
    }),
  },

  OrderMessagePosted: {
    id: byOrder,
    apply: changed((_chat, { data, personal, metadata }) => ({
      [waitingOn[data.side]]: data.unread,
      lastAt: metadata.at,
      lastName: personal.value?.userName ?? '',
      lastText: beginningOf(personal.value?.text ?? ''),
    })),
  },

  OrderChatRead: {
    id: byOrder,
    apply: changed((chat, { data, personal, metadata }) => {
      const mark = { upTo: data.upTo, at: metadata.at, by: personal.value?.userName ?? '' };
      return {
        [counts[data.side]]: 0,
        read: { ...chat.read, [data.side]: [...chat.read[data.side], mark] },
      };
    }),
  },

  OrderDeleted: { id: byOrder, apply: changed(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: changed(() => ({ deleted: false })) },
});
