import type { DocumentOf } from '@portal/contracts';
import {
  type cannedReplies,
  type CannedReply,
  type ChatReader,
  noMarks,
  type orderChats,
  type OrderMessage,
  type orderMessages,
  type OrderNote,
  type orderNotes,
  otherSide,
  readUpTo,
  type UnreadConversation,
  waitingFor,
} from '@portal/contracts/areas/chat';
import type { NameOf } from '../../people';

export type ChatDocument = DocumentOf<typeof orderChats>;
export type MessageDocument = DocumentOf<typeof orderMessages>;
export type NoteDocument = DocumentOf<typeof orderNotes>;
export type ReplyDocument = DocumentOf<typeof cannedReplies>;

/** Common fields of messages and notes (R-CHT-08). */
const written = (
  { id, orderId, userId, userType, by, at, html }: Omit<NoteDocument, 'mentions'>,
  nameOf: NameOf,
) => ({
  id,
  order_id: orderId,
  user_id: userId,
  user_type: userType,
  name: nameOf(by),
  create_date: at,
  message: html,
});

/** Current names of mentioned people; empty if erased (S18). */
export const toNote = (note: NoteDocument, nameOf: NameOf): OrderNote => ({
  ...written(note, nameOf),
  mentions: (note.mentions ?? []).map((id) => ({ id, name: nameOf(id) })),
});

/** From the other side, after the reader's mark. */
const isUnread = (
  { side, place }: MessageDocument,
  chat: ChatDocument | null,
  reader: ChatReader | null,
): boolean => reader !== null && side !== reader.side && place > readUpTo(chat?.marks ?? noMarks, reader);

/**
 * With the first time that the other side read it (R-CHT-08).
 * @param reader `null` without a mark
 */
export function toMessage(
  message: MessageDocument,
  chat: ChatDocument | null,
  reader: ChatReader | null,
  nameOf: NameOf,
): OrderMessage {
  const marks = chat?.read[otherSide(message.side)] ?? [];
  const mark = marks.find(({ upTo }) => upTo >= message.place);
  return {
    ...written(message, nameOf),
    images: message.images.map(({ key }) => key).join(','),
    in_place: message.inPlace ?? false,
    unread: isUnread(message, chat, reader),
    read_at: mark?.at ?? null,
    read_by: nameOf(mark?.by),
  };
}

export function toUnreadConversation(
  chat: ChatDocument,
  reader: ChatReader,
  nameOf: NameOf,
): UnreadConversation {
  return {
    order_id: chat.id,
    number: chat.number,
    restaurant_id: chat.restaurantId,
    restaurant_site: chat.restaurantSite,
    restaurant_name: chat.restaurantName,
    unread: waitingFor(chat.marks, reader),
    last_date: chat.lastAt,
    last_name: nameOf(chat.lastBy),
    last_text: chat.lastText,
  };
}

export const toReply = ({ id, title, message, version }: ReplyDocument): CannedReply => ({
  id,
  title,
  message,
  version,
});
