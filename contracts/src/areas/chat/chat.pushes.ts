import { z } from 'zod';
import { definePushes } from '../../kernel';

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
