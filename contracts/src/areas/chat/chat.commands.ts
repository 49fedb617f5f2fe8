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
} from '../../kernel';
import { maxMentions } from './mentions';
import { maxMessageLength } from './message-html';

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
