import { actorIdOf, type EventOf } from '@portal/contracts';
import {
  type chatEvents,
  type ChatMarks,
  noMarks,
  orderChats,
  waitingFor,
  withMessage,
  withReading,
} from '@portal/contracts/areas/chat';
import type { orderEvents } from '@portal/contracts/areas/orders';
import { beginningOf } from '@portal/platform/html/beginning-of';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type ChatEvent = EventOf<typeof chatEvents> | EventOf<typeof orderEvents>;

const byOrder = keyedBy('orderId');

/** Characters. */
const beginningLength = 140;

/** For people of the restaurant without a mark of their own. */
const wholeSide = 0;
const isWaitingFor = (marks: ChatMarks, userId: number) =>
  waitingFor(marks, { side: 'restaurant', userId }) > 0;

/** Marks, with the derived `waiting` fields. */
const marked = (marks: ChatMarks) => ({
  marks,
  unreadByAgency: waitingFor(marks, { side: 'agency', userId: wholeSide }),
  waitsFor: marks.concerned.filter((userId) => isWaitingFor(marks, userId)),
  waitsForEverybody: isWaitingFor(marks, wholeSide),
});

export const orderChatsProjection = defineProjection<ChatEvent, typeof orderChats>(orderChats, {
  OrderChatOpened: {
    id: byOrder,
    apply: (_none, { data: { orderId, ...order }, metadata }) => ({
      ...order,
      id: orderId,
      ...marked(noMarks),
      read: { restaurant: [], agency: [] },
      lastAt: metadata.at,
      lastBy: 0,
      lastText: '',
      deleted: false,
    }),
  },

  OrderMessagePosted: {
    id: byOrder,
    apply: patch((chat, { data, personal, metadata }) => ({
      ...marked(withMessage(chat.marks, data)),
      lastAt: metadata.at,
      lastBy: actorIdOf(metadata),
      lastText: beginningOf(personal.value?.text ?? '', beginningLength),
    })),
  },

  OrderChatRead: {
    id: byOrder,
    apply: patch((chat, { data, metadata }) => {
      const mark = { upTo: data.upTo, at: metadata.at, by: actorIdOf(metadata) };
      return {
        ...marked(withReading(chat.marks, data)),
        read: { ...chat.read, [data.side]: [...chat.read[data.side], mark] },
      };
    }),
  },

  OrderDeleted: { id: byOrder, apply: patch(() => ({ deleted: true })) },
  OrderRestored: { id: byOrder, apply: patch(() => ({ deleted: false })) },
});
