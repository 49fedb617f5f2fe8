import { z } from 'zod';
import { defineView, instant, actorId, roleSchema } from '../../kernel';
import { chatMarksSchema } from './chat-marks';
import { chatSides } from './chat-sides';
import { messageImageSchema } from './message-image';

/** Time at which a person of a side had read everything up to a position. */
const readMark = z.object({ upTo: z.int(), at: instant(), by: actorId() });

/** One document per conversation: what waits for whom, how far each has read, the newest message. */
export const orderChats = defineView('orderChats', {
  personal: true,
  schema: z.object({
    /** Of the order. */
    id: z.string(),
    number: z.int(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    marks: chatMarksSchema,
    unreadByAgency: z.int(),
    /** User ids of the restaurant's side for whom something waits. */
    waitsFor: z.array(z.int()),
    /** Something waits for all of the restaurant, save those who have read it. */
    waitsForEverybody: z.boolean(),
    /** Oldest first, so that each message keeps the moment at which it was first read. */
    read: z.record(z.enum(chatSides), z.array(readMark)),
    lastAt: instant(),
    lastBy: actorId(),
    lastText: z.string(),
    /** Of the order: nothing waits in the conversation about an order that is not there. */
    deleted: z.boolean(),
  }),
  filters: {
    deleted: 'flag',
    restaurantId: 'number',
    unreadByAgency: 'number',
    waitsFor: 'number-list',
    waitsForEverybody: 'flag',
  },
  sorts: [],
  indexes: [
    ['deleted', 'waitsForEverybody', 'restaurantId'],
    ['deleted', 'unreadByAgency'],
  ],
});

const written = {
  id: z.string(),
  orderId: z.string(),
  userId: z.int(),
  userType: roleSchema,
  by: actorId(),
  at: instant(),
  html: z.string(),
};

export const orderMessages = defineView('orderMessages', {
  personal: true,
  schema: z.object({
    ...written,
    place: z.int(),
    side: z.enum(chatSides),
    /** Of an administrator in the place of the restaurant; left out by programs of before. */
    inPlace: z.boolean().optional(),
    images: z.array(messageImageSchema),
  }),
  filters: { orderId: 'text' },
  sorts: ['place'],
  indexes: [['orderId', 'place']],
});

/** Apart from the messages, so that no query for restaurants can meet one. */
export const orderNotes = defineView('orderNotes', {
  personal: true,
  schema: z.object({
    ...written,
    /** User ids; left out by programs of before. */
    mentions: z.array(z.int()).optional(),
  }),
  filters: { orderId: 'text' },
  sorts: ['at'],
  indexes: [['orderId', 'at']],
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
  indexes: [['deleted', 'title']],
  text: ['title', 'message'],
});
