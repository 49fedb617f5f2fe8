import { chatPushes, chatQueries } from '@portal/contracts/areas/chat';
import { defineLive } from '#core/live/live-map';
import { forgetUnread } from './chat';

const { ListOrderMessages, GetUnreadMessages, ListOrderNotes } = chatQueries;

/** New messages (R-CHT-09); read elsewhere is read here (R-CHT-07). */
export const chatLive = defineLive(chatPushes, {
  MessagePosted: { refresh: [ListOrderMessages] },
  UnreadMessagesChanged: {
    patch: (cache, { orderId, unread }) => {
      if (!unread) forgetUnread(cache, orderId);
    },
    refresh: [GetUnreadMessages],
  },
  MessagesRead: { refresh: [ListOrderMessages] },
  OrderNoteAdded: { refresh: [ListOrderNotes] },
});
