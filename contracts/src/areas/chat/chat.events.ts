import { z } from 'zod';
import { defineEvents, event, roleSchema } from '../../kernel';
import { chatSides, messageImageSchema } from './chat.rules';

const side = z.enum(chatSides);
/** Text of a message: clean HTML and the same as plain text (W12). Erased with the person. */
const written = z.object({ html: z.string(), text: z.string() });

const reply = { replyId: z.string() };
const words = { title: z.string(), message: z.string() };

/** Streams `orderChat-{orderId}` and `cannedReply-{id}`. PT only (R-CHT-01). */
export const chatEvents = defineEvents('chat', {
  /** Precedes the first message or note: the order, with its data at that time. */
  OrderChatOpened: event({
    data: z.object({
      orderId: z.string(),
      number: z.int(),
      restaurantId: z.int(),
      restaurantSite: z.string(),
      restaurantName: z.string(),
    }),
  }),
  OrderMessagePosted: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      messageId: z.string(),
      /** Place in the conversation, from 1. */
      place: z.int().positive(),
      userId: z.int(),
      userType: roleSchema,
      side,
      images: z.array(messageImageSchema),
      /** Characters that were sent, before they were cleaned. */
      sentLength: z.int(),
      /**
       * For a message of the agency: people of the restaurant to whom it is unread; empty means all. Missing in older
       * logs, where it is unread to all who had written.
       */
      waitsFor: z.array(z.int()).optional(),
      /** Unread messages of the other side; only in older logs, no longer read. */
      unread: z.int().optional(),
    }),
    personal: written,
  }),
  OrderChatRead: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      side,
      userId: z.int(),
      /** Everything up to this place has been read. */
      upTo: z.int(),
      /** By this person alone, as on the restaurant's side; without it, by everybody of the side. */
      byPerson: z.literal(true).optional(),
    }),
  }),
  /** Among administrators only: no restaurant's call, socket or export ever carries it. */
  OrderNoteAdded: event({
    data: z.object({
      orderId: z.string(),
      noteId: z.string(),
      userId: z.int(),
      userType: roleSchema,
      sentLength: z.int(),
      /** Whom it mentions: user ids, each once. Missing in older logs. */
      mentions: z.array(z.int()).optional(),
    }),
    personal: written,
  }),
  CannedReplyAdded: event({ data: z.object({ ...reply, ...words }) }),
  CannedReplyUpdated: event({ data: z.object({ ...reply, ...words }) }),
  CannedReplyDeleted: event({ data: z.object(reply) }),
  CannedReplyRestored: event({ data: z.object(reply) }),
});
