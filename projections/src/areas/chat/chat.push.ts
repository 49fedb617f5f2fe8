import type { EventOf } from '@portal/contracts';
import { type chatEvents, chatPushes, type ChatSide } from '@portal/contracts/areas/chat';
import { toAdministrators, toRestaurant, toUser } from '@portal/platform/push/audiences';
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

/** Of unread flags (R-CHT-09). */
export const chatPushRules = definePushRules<ChatEvent, typeof chatPushes>(chatPushes, {
  OrderMessagePosted: ({ data, position }) => [
    {
      name: 'UnreadMessagesChanged',
      payload: { orderId: data.orderId, unread: true, position },
      to: toWaiting(data),
    },
  ],
  OrderChatRead: ({ data, position }) => [
    {
      name: 'UnreadMessagesChanged',
      payload: { orderId: data.orderId, unread: false, position },
      to: toReaders(data),
    },
  ],
});
