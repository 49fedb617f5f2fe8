import { defineArea } from '../../kernel';
import {
  channelCommands,
  channelDownloads,
  channelPushes,
  channelQueries,
  channelRejections,
  channelUploads,
  channelDocuments,
  channelPlansDue,
  channelReopenings,
  channels,
} from './channels.contract';
import { channelEvents } from './channels.events';
import { channelsExamples } from './channels.examples';

export * from './channels.rules';
export * from './channel-problems.rules';
export * from './channel-content.rules';
export * from './channel-wire.rules';
export * from './public-data.rules';
export * from './channels.examples';
export * from './channels.contract';
export * from './channels.events';
export * from './opening.rules';

export const channelsArea = defineArea({
  area: 'channels',
  calls: [channelCommands, channelQueries, channelUploads, channelDownloads],
  events: [channelEvents],
  views: [channels, channelDocuments, channelReopenings, channelPlansDue],
  pushes: [channelPushes],
  rejections: channelRejections,
  examples: channelsExamples,
});
