import { z } from 'zod';
import { definePushes } from '../../kernel';

export const chatPushes = definePushes('chat', {
  /** To the restaurant and the administrators. */
  MessagePosted: z.object({ orderId: z.string(), position: z.int() }),
  /** To the side on which `unread` messages now wait, or none any more (R-CHT-06, R-CHT-07). */
  UnreadMessagesChanged: z.object({ orderId: z.string(), unread: z.int(), position: z.int() }),
  /** To both sides: the other one has read. */
  MessagesRead: z.object({ orderId: z.string(), position: z.int() }),
  /** To the administrators alone. */
  OrderNoteAdded: z.object({ orderId: z.string(), position: z.int() }),
});
