import type { DocumentOf } from '@portal/contracts';
import type {
  cannedReplies,
  CannedReply,
  ChatReader,
  orderChats,
  OrderMessage,
  orderMessages,
  OrderNote,
  orderNotes,
  UnreadConversation,
} from '@portal/contracts/areas/chat';
import { noMarks, otherSide, readUpTo, waitingFor } from '@portal/contracts/areas/chat';

export type ChatDocument = DocumentOf<typeof orderChats>;
export type MessageDocument = DocumentOf<typeof orderMessages>;
export type NoteDocument = DocumentOf<typeof orderNotes>;
export type ReplyDocument = DocumentOf<typeof cannedReplies>;

/** A note as the wire names the fields: those of a message that a note has too (R-CHT-08). */
export function toNote(note: NoteDocument): OrderNote {
  return {
    id: note.id,
    order_id: note.orderId,
    user_id: note.userId,
    user_type: note.userType,
    name: note.name,
    create_date: note.at,
    message: note.html,
  };
}

/** Of the other side, and beyond the reader's mark. */
const isUnread = (
  { side, place }: MessageDocument,
  chat: ChatDocument | null,
  reader: ChatReader | null,
): boolean => reader !== null && side !== reader.side && place > readUpTo(chat?.marks ?? noMarks, reader);

/**
 * A message with the first moment at which somebody of the other side had read so far (R-CHT-08).
 * @param reader `null` for somebody without a mark.
 */
export function toMessage(
  message: MessageDocument,
  chat: ChatDocument | null,
  reader: ChatReader | null,
): OrderMessage {
  const marks = chat?.read[otherSide(message.side)] ?? [];
  const mark = marks.find(({ upTo }) => upTo >= message.place);
  return {
    ...toNote(message),
    images: message.images.map(({ key }) => key).join(','),
    in_place: message.inPlace ?? false,
    unread: isUnread(message, chat, reader),
    read_at: mark?.at ?? null,
    read_by: mark?.by ?? '',
  };
}

/** A conversation with what waits in it for that reader. */
export function toUnreadConversation(chat: ChatDocument, reader: ChatReader): UnreadConversation {
  return {
    order_id: chat.id,
    number: chat.number,
    restaurant_id: chat.restaurantId,
    restaurant_site: chat.restaurantSite,
    restaurant_name: chat.restaurantName,
    unread: waitingFor(chat.marks, reader),
    last_date: chat.lastAt,
    last_name: chat.lastName,
    last_text: chat.lastText,
  };
}

export const toReply = ({ id, title, message, version }: ReplyDocument): CannedReply => ({
  ...{ id, title, message, version },
});
