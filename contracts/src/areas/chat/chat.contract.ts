import { z } from 'zod';
import {
  command,
  defineCommands,
  ofObject,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireCommaList,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
  catalogueReaders,
  defineDownloads,
  download,
  definePushes,
  administrators,
  defineQueries,
  instant,
  listInput,
  query,
  roleSchema,
  defineRejections,
  defineView,
  actorId,
} from '../../kernel';
import { chatEvents } from './chat.events';
import { maxMentions, maxMessageLength, chatMarksSchema, chatSides, messageImageSchema } from './chat.rules';

export const chatRejections = defineRejections({
  /** Without markup and blanks (R-CHT-05). */
  message_empty: 422,
  /** R-ERR-13 */
  too_many_message_images: 422,
  /** No reader of notes. */
  mention_not_available: 422,
  canned_reply_not_found: 404,
});

const markets = ['PT'] as const;
const orderId = z.uuid();
const administrator = [Role.Administrator];
/** Editors only read (AMB-08). */
const writers = [...restaurantStaff, Role.Administrator];
const canWrite = only(writers, { markets, scope: ofObject });
const replies = only(administrator, { markets });
const mentions = wireCommaList(wireInteger(), maxMentions)
  .refine((ids) => new Set(ids).size === ids.length, { message: 'twice' })
  .default([]);
const reply = { title: wireRequiredText(80), message: wireRequiredText(2000) };

export const chatCommands = defineCommands('chat', {
  PostOrderMessage: command({
    method: 'POST',
    path: 'order/comments/add',
    input: z.object({
      order_id: orderId,
      message: wireText(maxMessageLength),
      images: wireCommaList(wireText(64), 50).default([]),
    }),
    output: z.object({ id: z.string(), order_id: z.string() }),
    access: canWrite,
    rejections: ['order_not_found', 'message_empty', 'too_many_message_images', 'upload_not_found'],
    summary: 'Posts a message about an order, with up to five images (R-CHT-02…05, R-API-61)',
  }),
  MarkOrderAsRead: command({
    method: 'POST',
    path: 'order/markAsRead',
    input: z.object({ order_id: orderId }),
    output: z.object({ order_id: z.string(), unread: z.int() }),
    // Acting does not move the restaurant's read marks (AMB-62).
    access: only(writers, { markets, scope: ofObject, inRestaurantMode: [] }),
    rejections: ['order_not_found'],
    summary:
      'Marks a conversation as read, for an administrator on behalf of all; idempotent (R-CHT-07, R-API-62)',
  }),
  AddOrderNote: command({
    method: 'POST',
    path: 'order/notes/add',
    input: z.object({ order_id: orderId, message: wireText(maxMessageLength), mentions }),
    output: z.object({ id: z.string(), order_id: z.string() }),
    access: only(administrator, { markets, scope: ofObject }),
    rejections: ['order_not_found', 'message_empty', 'mention_not_available'],
    summary: 'Adds a note on an order for administrators only; notifies those mentioned',
  }),
  AddCannedReply: command({
    method: 'POST',
    path: 'order/replies/add',
    repeatWindowSeconds,
    input: z.object(reply),
    output: z.object({ id: z.string() }),
    access: replies,
    summary: 'Adds a canned reply',
  }),
  UpdateCannedReply: command({
    method: 'POST',
    path: 'order/replies/{id}/update',
    input: z.object({
      id: z.uuid(),
      ...reply,
      /** Edited version (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), version: z.int() }),
    access: replies,
    rejections: ['canned_reply_not_found'],
    summary: 'Updates a canned reply',
  }),
  DeleteCannedReply: command({
    method: 'POST',
    path: 'order/replies/{id}/delete',
    input: z.object({ id: z.uuid() }),
    output: z.object({ id: z.string() }),
    access: replies,
    rejections: ['canned_reply_not_found'],
    summary: 'Deletes a canned reply; it can be restored',
  }),
  RestoreCannedReply: command({
    method: 'POST',
    path: 'order/replies/{id}/restore',
    input: z.object({ id: z.uuid() }),
    output: z.object({ id: z.string() }),
    access: replies,
    rejections: ['canned_reply_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
});

/** R-CHT-08, with the read state of both sides (AMB-62). */
export const orderMessageSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  user_id: z.int(),
  user_type: roleSchema,
  /** Empty after erasure, as is the message. */
  name: z.string(),
  create_date: instant(),
  /** Sanitised HTML. */
  message: z.string(),
  /** Keys, comma-separated. */
  images: z.string(),
  /** By an administrator in restaurant mode; counts as the agency's. */
  in_place: z.boolean(),
  /** From the other side, beyond the read mark; false while acting. */
  unread: z.boolean(),
  /** First reader of the other side. */
  read_at: instant().nullable(),
  read_by: z.string(),
});
export type OrderMessage = z.infer<typeof orderMessageSchema>;

/** Current name; empty after erasure. */
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
    mentions: z.array(noteReaderSchema),
  });
export type OrderNote = z.infer<typeof orderNoteSchema>;

export const unreadConversationSchema = z.object({
  order_id: z.string(),
  number: z.int(),
  restaurant_id: z.int(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  unread: z.int(),
  last_date: instant(),
  last_name: z.string(),
  /** Start of the newest message, plain text. */
  last_text: z.string(),
});
export type UnreadConversation = z.infer<typeof unreadConversationSchema>;

export const cannedReplySchema = z.object({
  id: z.string(),
  title: z.string(),
  message: z.string(),
  /** Send back (R4). */
  version: z.int(),
});
export type CannedReply = z.infer<typeof cannedReplySchema>;

const userOrOrder = z.union([z.uuid(), wireInteger()]);

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
    summary: 'Unread messages of the caller, overall or in one order (R-CHT-06, R-API-60)',
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
    summary: 'Notes of administrators on an order, oldest first',
  }),
  ListNoteReaders: query({
    method: 'GET',
    path: 'order/notes/readers',
    input: z.object({}),
    output: z.array(noteReaderSchema),
    // Used by writers of notes.
    access: only([Role.Administrator], { markets }),
    views: ['users'],
    summary: 'Readers of notes, who can be mentioned, by name',
  }),
  ListCannedReplies: query({
    method: 'GET',
    path: 'order/replies',
    input: listInput(['title'], {}),
    output: z.array(cannedReplySchema),
    list: true,
    access: only(administrators, { markets }),
    views: ['cannedReplies'],
    summary: 'Canned replies',
  }),
});

export const chatDownloads = defineDownloads('chat', {
  OpenMessageImage: download({
    method: 'GET',
    path: 'order/comments/{orderId}/image/{key}',
    input: z.object({ orderId: z.uuid(), key: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.unknown(),
    access: only(catalogueReaders, { markets: ['PT'], scope: ofObject }),
    summary: 'An image of a conversation, for its readers (W13, W14)',
  }),
});

const readMark = z.object({ upTo: z.int(), at: instant(), by: actorId() });

/** One document per conversation. */
export const orderChats = defineView('orderChats', {
  personal: true,
  schema: z.object({
    id: z.string(),
    number: z.int(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    marks: chatMarksSchema,
    unreadByAgency: z.int(),
    /** User ids of the restaurant. */
    waitsFor: z.array(z.int()),
    /** All of the restaurant but those who have read. */
    waitsForEverybody: z.boolean(),
    /** Oldest first: each message keeps its first reader. */
    read: z.record(z.enum(chatSides), z.array(readMark)),
    lastAt: instant(),
    lastBy: actorId(),
    lastText: z.string(),
    /** The order's; its conversation counts as read. */
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
    /** In restaurant mode; missing in older documents. */
    inPlace: z.boolean().optional(),
    images: z.array(messageImageSchema),
  }),
  filters: { orderId: 'text' },
  sorts: ['place'],
  indexes: [['orderId', 'place']],
});

/** Separate from messages, so that restaurants' queries cannot return them. */
export const orderNotes = defineView('orderNotes', {
  personal: true,
  schema: z.object({
    ...written,
    /** User ids; missing in older documents. */
    mentions: z.array(z.int()).optional(),
  }),
  filters: { orderId: 'text' },
  sorts: ['at'],
  indexes: [['orderId', 'at']],
});

/** Including deleted ones. */
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

export const chatPushes = definePushes('chat', [chatEvents], {
  MessagePosted: {
    payload: { orderId },
    to: { bothSides: ['OrderMessagePosted'] },
    refresh: ['ListOrderMessages'],
  },
  /** To readers whose count changed (R-CHT-06, R-CHT-07): administrators or restaurant (AMB-62). */
  UnreadMessagesChanged: {
    payload: { orderId, unread: z.boolean() },
    refresh: ['GetUnreadMessages'],
  },
  MessagesRead: {
    payload: { orderId },
    to: { bothSides: ['OrderChatRead'] },
    refresh: ['ListOrderMessages'],
  },
  /** Notes name no restaurant. */
  OrderNoteAdded: {
    payload: { orderId },
    to: { administrators: ['OrderNoteAdded'] },
    refresh: ['ListOrderNotes'],
  },
});
