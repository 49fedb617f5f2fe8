import { defineArea } from '../../kernel';
import {
  recallCommands,
  recallDownloads,
  recallPushes,
  recallQueries,
  recallRejections,
  recallRemindersDue,
  recalls,
} from './recalls.contract';
import { recallEvents } from './recalls.events';
import { recallExamples } from './recalls.examples';

export * from './recalls.rules';
export * from './recalls.examples';
export * from './recalls.contract';
export * from './recalls.events';

export const recallsArea = defineArea({
  area: 'recalls',
  calls: [recallCommands, recallQueries, recallDownloads],
  events: [recallEvents],
  views: [recalls, recallRemindersDue],
  pushes: [recallPushes],
  rejections: recallRejections,
  examples: recallExamples,
});
