import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  defineQueries,
  instant,
  listInput,
  ofObject,
  only,
  query,
  Role,
  roleSchema,
  wireInteger,
} from '../../kernel';

const markets = ['PT'] as const;

/** A message by the specification (R-CHT-08), with its read state on both sides (AMB-62). */
export const orderMessageSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  user_id: z.int(),
  user_type: roleSchema,
  /** Empty once that person was erased, as is the message. */
  name: z.string(),
  create_date: instant(),
  /** HTML of the allow-list only. */
  message: z.string(),
  /** Keys of its images with commas between them. */
  images: z.string(),
  /** Written by an administrator in the place of the restaurant: the agency's. */
  in_place: z.boolean(),
  /** A message of the other side, beyond the caller's read mark; never true while acting. */
  unread: z.boolean(),
  /** First reader of the other side, with the time. */
  read_at: instant().nullable(),
  read_by: z.string(),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;

/** Somebody who reads notes, as they are called now; the name is empty once that person was erased. */
export const noteReaderSchema = z.object({ id: z.int(), name: z.string() });
export type NoteReader = z.infer<typeof noteReaderSchema>;

export const orderNoteSchema = orderMessageSchema
  .pick({
    id: true,
    order_id: true,
    user_id: true,
    user_type: true,
    name: true,
    create_date: true,
    message: true,
  })
  .extend({
    /** Those whose marks in the message are mentions. */
    mentions: z.array(noteReaderSchema),
  });
export type OrderNote = z.infer<typeof orderNoteSchema>;

/** A conversation in which something waits to be read. */
export const unreadConversationSchema = z.object({
  order_id: z.string(),
  number: z.int(),
  restaurant_id: z.int(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  unread: z.int(),
  last_date: instant(),
  last_name: z.string(),
  /** The beginning of the newest message, as plain text. */
  last_text: z.string(),
});
export type UnreadConversation = z.infer<typeof unreadConversationSchema>;

export const cannedReplySchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** Counts its edits; sent back with the next one (R4). */
  version: z.int(),
});
export type CannedReply = z.infer<typeof cannedReplySchema>;

/** The own user id, or an order's id; the two cannot be confused. */
const userOrOrder = z.union([z.uuid(), wireInteger()]);

/** A conversation or its notes, page by page; neither is searched. */
const inOrder = listInput(['create_date'], { orderId: z.uuid() }).omit({
  q: true,
});

export const chatQueries = defineQueries('chat', {
  ListOrderMessages: query({
    method: 'GET',
    path: 'order/comments/{orderId}',
    input: inOrder,
    output: z.array(orderMessageSchema),
    list: true,
    access: only(catalogueReaders, { markets, scope: ofObject }),
    rejections: ['order_not_found'],
    views: ['orders', 'orderChats', 'orderMessages'],
    summary: 'The conversation about an order, oldest first (R-CHT-08, R-API-59)',
  }),
  GetUnreadMessages: query({
    method: 'GET',
    path: 'order/unreadMessages/{id}',
    input: z.object({ id: userOrOrder }),
    output: z.object({ unread: z.int(), conversations: z.array(unreadConversationSchema) }),
    access: only(catalogueReaders, { markets, scope: ofObject }),
    rejections: ['order_not_found', 'not_found'],
    views: ['orders', 'orderChats'],
    summary: 'What waits for oneself, everywhere or in one order (R-CHT-06, R-API-60)',
  }),
  ListOrderNotes: query({
    method: 'GET',
    path: 'order/notes/{orderId}',
    input: inOrder,
    output: z.array(orderNoteSchema),
    list: true,
    access: only(administrators, { markets, scope: ofObject }),
    rejections: ['order_not_found'],
    views: ['orders', 'orderNotes', 'users'],
    summary: 'What administrators noted on an order, oldest first',
  }),
  ListNoteReaders: query({
    method: 'GET',
    path: 'order/notes/readers',
    input: z.object({}),
    output: z.array(noteReaderSchema),
    // Whoever writes notes chooses whom they mention.
    access: only([Role.Administrator], { markets }),
    views: ['users'],
    summary: 'Who may read notes and can be mentioned in one, by name',
  }),
  ListCannedReplies: query({
    method: 'GET',
    path: 'order/replies',
    input: listInput(['title'], {}),
    output: z.array(cannedReplySchema),
    list: true,
    access: only(administrators, { markets }),
    views: ['cannedReplies'],
    summary: 'Answers that are often given',
  }),
});
