import { chatPushes, chatQueries, type UnreadConversation } from '@portal/contracts/areas/chat';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useCallQuery } from '#core/client/use-call-query';
import { withPatches } from '#core/live/live-map';
import { useSession } from '#core/session/session-state';

const nothing: readonly UnreadConversation[] = [];

/** R-CHT-06. */
export function useUnread(): readonly UnreadConversation[] {
  const { user } = useSession();
  return useCallQuery(chatQueries.GetUnreadMessages, { id: user.id }).data?.conversations ?? nothing;
}

export function forgetUnread(cache: CallCache, orderId: string): Undo {
  return cache.patch(chatQueries.GetUnreadMessages, (unreadMessages) => {
    const conversations = unreadMessages.conversations.filter(({ order_id: id }) => id !== orderId);
    if (conversations.length === unreadMessages.conversations.length) return unreadMessages;
    return { unread: conversations.reduce((sum, { unread }) => sum + unread, 0), conversations };
  });
}

/** Read elsewhere is read here (R-CHT-07). */
export const chatLive = withPatches(chatPushes, {
  UnreadMessagesChanged: (cache, { orderId, unread }) => {
    if (!unread) forgetUnread(cache, orderId);
  },
});
