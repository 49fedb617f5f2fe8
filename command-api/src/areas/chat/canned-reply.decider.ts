import { reject } from '@portal/contracts';
import { chatCommands, chatEvents } from '@portal/contracts/areas/chat';
import { recordDecider } from '@portal/platform/record/record-decider';

export const cannedReplyMissing = reject('canned_reply_not_found');

/** Stream `cannedReply-{id}`. */
export const cannedReplyDecider = recordDecider('CannedReply', {
  events: chatEvents,
  commands: chatCommands,
  key: 'replyId',
  missing: cannedReplyMissing,
  added: ({ title, message }) => ({ title, message }),
  updated: ({ title, message }) => ({ title, message }),
});
