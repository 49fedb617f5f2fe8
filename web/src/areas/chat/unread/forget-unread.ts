import { chatQueries } from '@portal/contracts/areas/chat';
import type { CallCache, Undo } from '#core/client/call-cache';

/** Nothing waits in this conversation any more: takes it out of what this browser remembers. */
export function forgetUnread(cache: CallCache, orderId: string): Undo {
  return cache.patch(chatQueries.GetUnreadMessages, (waiting) => {
    const conversations = waiting.conversations.filter(({ order_id: id }) => id !== orderId);
    if (conversations.length === waiting.conversations.length) return waiting;
    return { unread: conversations.reduce((sum, { unread }) => sum + unread, 0), conversations };
  });
}
