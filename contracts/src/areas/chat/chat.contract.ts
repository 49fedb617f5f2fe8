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
import { maxMentions, maxMessageLength, chatMarksSchema, chatSides, messageImageSchema } from './chat.rules';

const markets = ['PT'] as const;
const orderId = z.uuid();
const administrator = [Role.Administrator];
/** Who may write: the restaurant's people and the full administrators; type 4 reads (AMB-08). */
const talkers = [...restaurantStaff, Role.Administrator];
const talking = only(talkers, { markets, scope: ofObject });
const replies = only(administrator, { markets });
/** User ids, each once. */
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
    access: talking,
    rejections: ['order_not_found', 'message_empty', 'too_many_message_images', 'upload_not_found'],
    summary: 'Says something about an order, with up to five images (R-CHT-02…05, R-API-61)',
  }),
  MarkOrderAsRead: command({
    method: 'POST',
    path: 'order/markAsRead',
    input: z.object({ order_id: orderId }),
    output: z.object({ order_id: z.string(), unread: z.int() }),
    // An acting administrator does not move the read marks of the restaurant (AMB-62).
    access: only(talkers, { markets, scope: ofObject, inRestaurantMode: [] }),
    rejections: ['order_not_found'],
    summary:
      'One has read the conversation, an administrator for all; nothing new is quiet (R-CHT-07, R-API-62)',
  }),
  AddOrderNote: command({
    method: 'POST',
    path: 'order/notes/add',
    input: z.object({ order_id: orderId, message: wireText(maxMessageLength), mentions }),
    output: z.object({ id: z.string(), order_id: z.string() }),
    access: only(administrator, { markets, scope: ofObject }),
    rejections: ['order_not_found', 'message_empty', 'mention_not_available'],
    summary: 'A note on an order that only administrators ever see; it tells those whom it mentions',
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
      /** The version that was edited: another one by now is told instead of overwritten (R4). */
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

export const chatDownloads = defineDownloads('chat', {
  OpenMessageImage: download({
    method: 'GET',
    path: 'order/comments/{orderId}/image/{key}',
    input: z.object({ orderId: z.uuid(), key: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.unknown(),
    access: only(catalogueReaders, { markets: ['PT'], scope: ofObject }),
    summary: 'An image of a conversation, to those who may read it (W13, W14)',
  }),
});

export const chatPushes = definePushes('chat', {
  /** To the restaurant and the administrators. */
  MessagePosted: z.object({ orderId: z.string(), position: z.int() }),
  /**
   * To readers whose unread count changed (R-CHT-06, R-CHT-07): administrators, or people of the restaurant (AMB-62).
   * The count itself is queried.
   */
  UnreadMessagesChanged: z.object({ orderId: z.string(), unread: z.boolean(), position: z.int() }),
  /** To both sides: a read mark moved. */
  MessagesRead: z.object({ orderId: z.string(), position: z.int() }),
  /** To the administrators alone. */
  OrderNoteAdded: z.object({ orderId: z.string(), position: z.int() }),
});

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

export const chatRejections = defineRejections({
  /** Nothing is left once blanks and markup are taken away (R-CHT-05). */
  message_empty: 422,
  /** More than five images in one message (R-ERR-13). */
  too_many_message_images: 422,
  /** A note mentions only people who may read it. */
  mention_not_available: 422,
  canned_reply_not_found: 404,
});

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
