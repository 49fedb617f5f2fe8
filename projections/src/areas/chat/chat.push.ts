import type { EventOf } from '@portal/contracts';
import { type chatEvents, chatPushes, type ChatSide, otherSide } from '@portal/contracts/areas/chat';
import { toAdministrators, toBothSides, toRestaurant } from '@portal/platform/push/audiences';
import { definePushRules } from '@portal/platform/push/push-rules';

type ChatEvent = EventOf<typeof chatEvents>;

const onSide = (side: ChatSide, restaurantId: number) =>
  side === 'agency' ? toAdministrators : toRestaurant(restaurantId);

/** Who hears of what happens in a conversation (R-CHT-09). A note has no restaurant in it that could be named here. */
export const chatPushRules = definePushRules<ChatEvent, typeof chatPushes>(chatPushes, {
  OrderMessagePosted: ({ data: { orderId, restaurantId, side, unread }, position }) => [
    { name: 'MessagePosted', payload: { orderId, position }, to: toBothSides(restaurantId) },
    {
      name: 'UnreadMessagesChanged',
      payload: { orderId, unread, position },
      to: onSide(otherSide(side), restaurantId),
    },
  ],
  OrderChatRead: ({ data: { orderId, restaurantId, side }, position }) => [
    { name: 'MessagesRead', payload: { orderId, position }, to: toBothSides(restaurantId) },
    {
      name: 'UnreadMessagesChanged',
      payload: { orderId, unread: 0, position },
      to: onSide(side, restaurantId),
    },
  ],
  OrderNoteAdded: ({ data: { orderId }, position }) => [
    { name: 'OrderNoteAdded', payload: { orderId, position }, to: toAdministrators },
  ],
});
