import { cannedReplies, chatEvents } from '@portal/contracts/areas/chat';
import { defineProjection } from '@portal/platform/projection/projection';
import { recordOf } from '@portal/platform/record/record-projection';

export const cannedRepliesProjection = defineProjection(
  cannedReplies,
  recordOf('CannedReply', {
    events: chatEvents,
    view: cannedReplies,
    key: 'replyId',
    content: ({ title, message }) => ({ title, message }),
  }),
);
