import { z } from 'zod';
import { defineView, instant, roleSchema } from '../../kernel';
import { chatSides } from './chat-sides';

const readMark = z.object({ upTo: z.int(), at: instant(), by: z.string() }).nullable();

/** One document per conversation: what waits on which side, how far each side has read, the newest message. */
export const orderChats = defineView('orderChats', {
  schema: z.object({
    orderId: z.string(),
    number: z.int(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    unreadByRestaurant: z.int(),
    unreadByAgency: z.int(),
    read: z.record(z.enum(chatSides), readMark),
    lastAt: instant(),
    lastName: z.string(),
    lastText: z.string(),
  }),
  filters: { restaurantId: 'number', unreadByRestaurant: 'number', unreadByAgency: 'number' },
  sorts: ['lastAt'],
  hot: [
    ['restaurantId', 'unreadByRestaurant'],
    ['unreadByAgency', 'lastAt'],
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
  schema: z.object({
    ...written,
    place: z.int(),
    side: z.enum(chatSides),
    images: z.array(z.string()),
  }),
  filters: { orderId: 'text' },
  sorts: ['place'],
  hot: [['orderId', 'place']],
});

/** Apart from the messages, so that no query for restaurants can meet one. */
export const orderNotes = defineView('orderNotes', {
  schema: z.object(written),
  filters: { orderId: 'text' },
  sorts: ['at'],
  hot: [['orderId', 'at']],
});

export const cannedReplies = defineView('cannedReplies', {
  schema: z.object({ id: z.string(), title: z.string(), message: z.string() }),
  filters: {},
  sorts: ['title'],
});
