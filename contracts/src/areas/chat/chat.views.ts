import { z } from 'zod';
import { defineView, instant, roleSchema } from '../../kernel';
import { chatSides } from './chat-sides';
import { messageImageSchema } from './message-image';

/** When a side had read everything up to a place, and who of it. `by` is empty once that person was erased. */
const readMark = z.object({ upTo: z.int(), at: instant(), by: z.string() });

/** One document per conversation: what waits on which side, how far each side has read, the newest message. */
export const orderChats = defineView('orderChats', {
  personal: true,
  schema: z.object({
    /** Of the order. */
    id: z.string(),
    number: z.int(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    unreadByRestaurant: z.int(),
    unreadByAgency: z.int(),
    /** Oldest first, so that each message keeps the moment at which it was read. */
    read: z.record(z.enum(chatSides), z.array(readMark)),
    lastAt: instant(),
    lastName: z.string(),
    lastText: z.string(),
    /** Of the order: nothing waits in the conversation about an order that is not there. */
    deleted: z.boolean(),
  }),
  filters: {
    deleted: 'flag',
    restaurantId: 'number',
    unreadByRestaurant: 'number',
    unreadByAgency: 'number',
  },
  sorts: ['lastAt'],
  hot: [
    ['deleted', 'restaurantId', 'unreadByRestaurant'],
    ['deleted', 'unreadByAgency', 'lastAt'],
  ],
});

const written = {
  id: z.string(),
  orderId: z.string(),
  userId: z.int(),
  userType: roleSchema,
  name: z.string(),
  at: instant(),
  html: z.string(),
};

export const orderMessages = defineView('orderMessages', {
  personal: true,
  schema: z.object({
    ...written,
    place: z.int(),
    side: z.enum(chatSides),
    images: z.array(messageImageSchema),
  }),
  filters: { orderId: 'text' },
  sorts: ['place'],
  hot: [['orderId', 'place']],
});

/** Apart from the messages, so that no query for restaurants can meet one. */
export const orderNotes = defineView('orderNotes', {
  personal: true,
  schema: z.object(written),
  filters: { orderId: 'text' },
  sorts: ['at'],
  hot: [['orderId', 'at']],
});

/** Canned replies, deleted ones too: they may come back. */
export const cannedReplies = defineView('cannedReplies', {
  schema: z.object({
    id: z.string(),
    title: z.string(),
    message: z.string(),
    version: z.int(),
    deleted: z.boolean(),
  }),
  filters: { deleted: 'flag' },
  sorts: ['title'],
  text: ['title', 'message'],
});
