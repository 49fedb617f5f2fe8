import {
  type CannedReply,
  chatCommands,
  chatQueries,
  type OrderMessage,
  type OrderNote,
  type UnreadConversation,
} from '@portal/contracts/areas/chat';
import type { Role } from '@portal/contracts/kernel';
import { fakeApi } from '#testing/fake-api';
import { aMessage, aNote, orderId } from './sample-chat';

interface Facts {
  readonly messages?: readonly OrderMessage[];
  readonly notes?: readonly OrderNote[];
  readonly waiting?: readonly UnreadConversation[];
  readonly replies?: readonly CannedReply[];
}
const ofOrder = { filters: { orderId: (row: { order_id: string }, id: string) => row.order_id === id } };

/** Who may read notes: oneself among them, and two who are called alike. */
const noteReaders = [
  { id: 7, name: 'Carmen Ruiz' },
  { id: 24, name: 'Rui Sá' },
  { id: 31, name: 'Ana Maria Lopes' },
  { id: 32, name: 'Ana Maria' },
  { id: 33, name: 'Ana Maria' },
] as const;

/** What was said about one order, as a person of that role sees it. */
export function chatApi(role: Role, facts: Facts = {}) {
  const api = fakeApi().signedIn({ type: role });
  const messages = api.collection(chatQueries.ListOrderMessages, facts.messages ?? [], ofOrder);
  const notes = api.collection(chatQueries.ListOrderNotes, facts.notes ?? [], ofOrder);
  const replies = api.collection(chatQueries.ListCannedReplies, facts.replies ?? []);
  const mine = { user_id: 7, user_type: role, name: 'Carmen Ruiz' };

  const setWaiting = (conversations: readonly UnreadConversation[]) => {
    const unread = conversations.reduce((sum, each) => sum + each.unread, 0);
    api.on(chatQueries.GetUnreadMessages, () => ({ unread, conversations: [...conversations] }));
  };
  /** Messages that are posted stand in the conversation. */
  const takeMessages = () =>
    api.on(chatCommands.PostOrderMessage, ({ message, images }) => {
      const written = { message, images: images.join(','), create_date: '2026-11-20T12:00:00.000Z' };
      const id = `posted-${messages.rows.length}`;
      return messages.add(aMessage(0, { id, ...mine, ...written }));
    });

  /** Notes that are added stand in the conversation. */
  const takeNotes = () =>
    api.on(chatCommands.AddOrderNote, ({ message, mentions: ids }) => {
      const mentions = noteReaders.filter(({ id }) => ids.includes(id));
      return notes.add(aNote(0, { id: `noted-${notes.rows.length}`, ...mine, message, mentions }));
    });

  setWaiting(facts.waiting ?? []);
  takeMessages();
  takeNotes();
  api.on(chatQueries.ListNoteReaders, () => [...noteReaders]);
  api.on(chatCommands.MarkOrderAsRead, () => {
    const read = { unread: false, read_at: '2026-11-20T12:30:00.000Z', read_by: 'Carmen Ruiz' };
    messages.rows.filter(({ unread }) => unread).forEach(({ id }) => messages.patch(id, read));
    setWaiting([]);
    return { order_id: orderId, unread: 0 };
  });
  const posted = () => api.callsTo(chatCommands.PostOrderMessage);
  return { api, messages, notes, replies, setWaiting, takeMessages, takeNotes, posted };
}
export type FakeChat = ReturnType<typeof chatApi>;
