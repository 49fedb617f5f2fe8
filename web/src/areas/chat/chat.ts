import { chatQueries, type UnreadConversation } from '@portal/contracts/areas/chat';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useCallQuery } from '#core/client/use-call-query';
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
