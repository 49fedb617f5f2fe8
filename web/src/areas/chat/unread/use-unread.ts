import { chatQueries, type UnreadConversation } from '@portal/contracts/areas/chat';
import { useCallQuery } from '#core/client/use-call-query';
import { useSession } from '#core/session/session-state';

const nothing: readonly UnreadConversation[] = [];

/** The conversations in which something waits to be read, newest first (R-CHT-06). Asked once, for header and rows. */
export function useUnread(): readonly UnreadConversation[] {
  const { user } = useSession();
  return useCallQuery(chatQueries.GetUnreadMessages, { id: user.id }).data?.conversations ?? nothing;
}
