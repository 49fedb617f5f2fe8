import { z } from 'zod';
import { defineEvents, event, roleSchema } from '../../kernel';
import { chatSides, messageImageSchema } from './chat.rules';

const side = z.enum(chatSides);
/** Clean HTML and plain text (W12); erased with the person. */
const written = z.object({ html: z.string(), text: z.string() });

const reply = { replyId: z.string() };
const words = { title: z.string(), message: z.string() };

/** Streams `orderChat-{orderId}` and `cannedReply-{id}`. PT only (R-CHT-01). */
export const chatEvents = defineEvents('chat', {
  /** Before the first message or note. */
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
      /** From 1. */
      place: z.int().positive(),
      userId: z.int(),
      userType: roleSchema,
      side,
      images: z.array(messageImageSchema),
      /** Characters before cleaning. */
      sentLength: z.int(),
      /**
       * Agency's message: restaurant people who have it unread; empty means all. Missing in older logs: all who had
       * written.
       */
      waitsFor: z.array(z.int()).optional(),
      /** Only in older logs; ignored. */
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
      /** All places up to this one. */
      upTo: z.int(),
      /** Read by one person; without it, by the whole side. */
      byPerson: z.literal(true).optional(),
    }),
  }),
  /** Never sent to restaurants. */
  OrderNoteAdded: event({
    data: z.object({
      orderId: z.string(),
      noteId: z.string(),
      userId: z.int(),
      userType: roleSchema,
      sentLength: z.int(),
      /** User ids; missing in older logs. */
      mentions: z.array(z.int()).optional(),
    }),
    personal: written,
  }),
  CannedReplyAdded: event({ data: z.object({ ...reply, ...words }) }),
  CannedReplyUpdated: event({ data: z.object({ ...reply, ...words }) }),
  CannedReplyDeleted: event({ data: z.object(reply) }),
  CannedReplyRestored: event({ data: z.object(reply) }),
});
