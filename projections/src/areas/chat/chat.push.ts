import type { EventOf } from '@portal/contracts';
import { type chatEvents, chatPushes, type ChatSide } from '@portal/contracts/areas/chat';
import { toAdministrators, toBothSides, toRestaurant, toUser } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type ChatEvent = EventOf<typeof chatEvents>;

interface ChatChange {
  readonly side: ChatSide;
  readonly restaurantId: number;
}

/** The other side, or the restaurant named (AMB-62). */
function toWaiting({
  side,
  restaurantId,
  waitsFor,
}: ChatChange & { waitsFor?: readonly number[] | undefined }) {
  if (side === 'restaurant') return toAdministrators;
  return waitsFor?.length ? waitsFor.flatMap(toUser) : toRestaurant(restaurantId);
}

/** The person's devices, or the whole side. */
function toReaders({
  side,
  restaurantId,
  userId,
  byPerson,
}: ChatChange & { userId: number; byPerson?: true | undefined }) {
  if (side === 'agency') return toAdministrators;
  return byPerson ? toUser(userId) : toRestaurant(restaurantId);
}

/** Receivers of chat events (R-CHT-09). Notes name no restaurant. */
export const chatPushRules = definePushRules<ChatEvent, typeof chatPushes>(chatPushes, {
  OrderMessagePosted: ({ data, position }) => {
    const { orderId, restaurantId } = data;
    const unread = { orderId, unread: true, position };
    return [
      { name: 'MessagePosted', payload: { orderId, position }, to: toBothSides(restaurantId) },
      { name: 'UnreadMessagesChanged', payload: unread, to: toWaiting(data) },
    ];
  },
  OrderChatRead: ({ data, position }) => {
    const { orderId, restaurantId } = data;
    const unread = { orderId, unread: false, position };
    return [
      { name: 'MessagesRead', payload: { orderId, position }, to: toBothSides(restaurantId) },
      { name: 'UnreadMessagesChanged', payload: unread, to: toReaders(data) },
    ];
  },
  OrderNoteAdded: ({ data: { orderId }, position }) => [
    { name: 'OrderNoteAdded', payload: { orderId, position }, to: toAdministrators },
  ],
});
