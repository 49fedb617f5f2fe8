import type { EventOf } from '@portal/contracts';
import { cannedReplies, type chatEvents } from '@portal/contracts/areas/chat';
import { defineProjection } from '@portal/platform/projection/projection';

type ChatEvent = EventOf<typeof chatEvents>;

const byReply = (event: { data: { replyId: string } }) => event.data.replyId;

/** Answers that are often given: a removed one is gone. */
export const cannedRepliesProjection = defineProjection<ChatEvent, typeof cannedReplies>(cannedReplies, {
  CannedReplyAdded: {
    id: byReply,
    apply: (_none, { data: { replyId, title, message } }) => ({ id: replyId, title, message }),
  },
  CannedReplyChanged: {
    id: byReply,
    apply: (reply, { data: { title, message } }) => reply && { ...reply, title, message },
  },
  CannedReplyRemoved: { id: byReply, apply: () => null },
});
