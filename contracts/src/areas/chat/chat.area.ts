import { defineArea } from '../../kernel';
import { chatCommands } from './chat.commands';
import { chatDownloads } from './chat.downloads';
import { chatEvents } from './chat.events';
import { chatExamples } from './chat.examples';
import { chatPushes } from './chat.pushes';
import { chatQueries } from './chat.queries';
import { chatRejections } from './chat.rejections';
import { cannedReplies, orderChats, orderMessages, orderNotes } from './chat.views';

export const chatArea = defineArea({
  area: 'chat',
  calls: [chatCommands, chatQueries, chatDownloads],
  events: [chatEvents],
  views: [orderChats, orderMessages, orderNotes, cannedReplies],
  pushes: [chatPushes],
  rejections: chatRejections,
  examples: chatExamples,
});
