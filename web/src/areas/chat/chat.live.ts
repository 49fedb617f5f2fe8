import { chatPushes, chatQueries } from '@portal/contracts/areas/chat';
import { defineLive } from '#core/live/live-map';
import { forgetUnread } from './unread/forget-unread';

const { ListOrderMessages, GetUnreadMessages, ListOrderNotes } = chatQueries;

/** What others say and read (R-CHT-09). What was read elsewhere stops waiting here at once (R-CHT-07). */
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
