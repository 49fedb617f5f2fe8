import { z } from 'zod';
import { defineEvents, event, roleSchema } from '../../kernel';
import { chatSides } from './chat-sides';
import { messageImageSchema } from './message-image';

const side = z.enum(chatSides);
/** Text of a message: clean HTML and the same as plain text (W12). Erased with the person. */
const written = z.object({ userName: z.string(), html: z.string(), text: z.string() });

const reply = { replyId: z.string() };
const words = { title: z.string(), message: z.string() };

/** Streams `orderChat-{orderId}` and `cannedReply-{id}`. PT only (R-CHT-01). */
export const chatEvents = defineEvents('chat', {
  /** Before the first message or note: which order it is about, as it was called at that moment. */
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
       * Of a message of the agency: the people of the restaurant for whom it waits, none for everybody of it. Logs of
       * before lack it: those wait for whoever had written.
       */
      waitsFor: z.array(z.int()).optional(),
      /** Messages that then waited on the other side: in logs of before, where nothing reads it any more. */
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
    personal: z.object({ userName: z.string() }),
  }),
  /** Among administrators only: no restaurant's call, socket or export ever carries it. */
  OrderNoteAdded: event({
    data: z.object({
      orderId: z.string(),
      noteId: z.string(),
      userId: z.int(),
      userType: roleSchema,
      sentLength: z.int(),
    }),
    personal: written,
  }),
  CannedReplyAdded: event({ data: z.object({ ...reply, ...words }) }),
  CannedReplyUpdated: event({ formerly: ['CannedReplyChanged'], data: z.object({ ...reply, ...words }) }),
  CannedReplyDeleted: event({ formerly: ['CannedReplyRemoved'], data: z.object(reply) }),
  CannedReplyRestored: event({ data: z.object(reply) }),
});
