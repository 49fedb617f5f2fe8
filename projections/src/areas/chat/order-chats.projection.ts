import type { EventOf } from '@portal/contracts';
import { type chatEvents, orderChats } from '@portal/contracts/areas/chat';
import type { orderEvents } from '@portal/contracts/areas/orders';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type ChatEvent = EventOf<typeof chatEvents> | EventOf<typeof orderEvents>;

const byOrder = keyedBy('orderId');

/** How much of the newest message a list shows, in characters. */
const beginningLength = 140;
const beginningOf = (text: string) => {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length > beginningLength
    ? `${characters.slice(0, beginningLength - 1).join('')}…`
    : characters.join('');
};

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
    apply: patch((_chat, { data, personal, metadata }) => ({
      [waitingOn[data.side]]: data.unread,
      lastAt: metadata.at,
      lastName: personal.value?.userName ?? '',
      lastText: beginningOf(personal.value?.text ?? ''),
    })),
  },

  OrderChatRead: {
    id: byOrder,
    apply: patch((chat, { data, personal, metadata }) => {
      const mark = { upTo: data.upTo, at: metadata.at, by: personal.value?.userName ?? '' };
      return {
        [counts[data.side]]: 0,
        read: { ...chat.read, [data.side]: [...chat.read[data.side], mark] },
      };
    }),
  },

  OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
});
