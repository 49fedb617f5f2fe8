import { chatQueries, type OrderMessage, sideOfCaller } from '@portal/contracts/areas/chat';
import { useEffect, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { callerOf, useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { dropSaid, useOutbox } from '../use-outbox';
import { entriesOf, type Reader } from './thread';

const none: readonly never[] = [];

/** What the other side said and one has not read. */
function useUnread(messages: readonly OrderMessage[] | undefined) {
  const unread = (messages ?? none).filter((message) => message.unread);
  const [opened, setOpened] = useState<{ readonly firstUnread: string | undefined }>();
  // What was new when the conversation was opened stays marked while it is read.
  if (opened === undefined && messages !== undefined) setOpened({ firstUnread: unread[0]?.id });
  return { newest: unread.at(-1)?.id, firstUnread: opened?.firstUnread };
}

/** Whoever looks at a conversation; an administrator who acts for a restaurant stays on the own side. */
function useReader(): Reader {
  const session = useSession();
  return { ...session.user, side: sideOfCaller(callerOf(session)), inPlace: session.acting !== null };
}

/** Everything said about an order, by others, by oneself, and what is just being sent. */
export function useConversation(orderId: string) {
  const may = useMay();
  const reader = useReader();
  const messages = useCallQuery(chatQueries.ListOrderMessages, { orderId, size: -1 });
  const notes = useCallQuery(
    chatQueries.ListOrderNotes,
    { orderId, size: -1 },
    { enabled: may(chatQueries.ListOrderNotes) },
  );
  const outgoing = useOutbox(orderId);
  const unread = useUnread(messages.data);
  const entries = entriesOf(
    { messages: messages.data ?? none, notes: notes.data ?? none, outgoing: outgoing.items },
    reader,
  );

  const arrived = entries.filter((entry) => entry.outgoing === undefined).map(({ key }) => key);
  const known = arrived.join();
  useEffect(() => {
    dropSaid(reader.id, new Set(known.split(',')));
  }, [known, reader.id]);

  return { messages, notes, outgoing, unread, entries, reader };
}
export type Conversation = ReturnType<typeof useConversation>;
