import type { DocumentOf } from '@portal/contracts';
import type {
  cannedReplies,
  CannedReply,
  ChatSide,
  orderChats,
  OrderMessage,
  orderMessages,
  OrderNote,
  orderNotes,
  UnreadConversation,
} from '@portal/contracts/areas/chat';
import { otherSide } from '@portal/contracts/areas/chat';

export type ChatDocument = DocumentOf<typeof orderChats>;
export type MessageDocument = DocumentOf<typeof orderMessages>;
export type NoteDocument = DocumentOf<typeof orderNotes>;
export type ReplyDocument = DocumentOf<typeof cannedReplies>;

/** Messages that wait to be read on a side. */
export const unreadOn = (side: ChatSide, chat: ChatDocument): number =>
  side === 'agency' ? chat.unreadByAgency : chat.unreadByRestaurant;

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

/** A message with the first moment at which the other side had read so far (R-CHT-08). */
export function toMessage(message: MessageDocument, chat: ChatDocument | null): OrderMessage {
  const marks = chat?.read[otherSide(message.side)] ?? [];
  const mark = marks.find(({ upTo }) => upTo >= message.place);
  return {
    ...toNote(message),
    images: message.images.map(({ key }) => key).join(','),
    read_at: mark?.at ?? null,
    read_by: mark?.by ?? '',
  };
}

/** A conversation in which something waits on that side. */
export function toUnreadConversation(chat: ChatDocument, side: ChatSide): UnreadConversation {
  return {
    order_id: chat.id,
    number: chat.number,
    restaurant_id: chat.restaurantId,
    restaurant_site: chat.restaurantSite,
    restaurant_name: chat.restaurantName,
    unread: unreadOn(side, chat),
    last_date: chat.lastAt,
    last_name: chat.lastName,
    last_text: chat.lastText,
  };
}

export const toReply = ({ id, title, message, version }: ReplyDocument): CannedReply => ({
  ...{ id, title, message, version },
});
