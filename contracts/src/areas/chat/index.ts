import { defineArea } from '../../kernel';
import {
  chatCommands,
  chatDownloads,
  chatPushes,
  chatQueries,
  chatRejections,
  cannedReplies,
  orderChats,
  orderMessages,
  orderNotes,
} from './chat.contract';
import { chatEvents } from './chat.events';
import { chatExamples } from './chat.examples';

export * from './chat.rules';
export * from './chat.examples';
export * from './chat.contract';
export * from './chat.events';

export const chatArea = defineArea({
  area: 'chat',
  calls: [chatCommands, chatQueries, chatDownloads],
  events: [chatEvents],
  views: [orderChats, orderMessages, orderNotes, cannedReplies],
  pushes: [chatPushes],
  rejections: chatRejections,
  examples: chatExamples,
});
