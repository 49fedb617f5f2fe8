import { defineArea } from '../../kernel';
import { channelCommands } from './channels.commands';
import { channelDownloads } from './channels.downloads';
import { channelEvents } from './channels.events';
import { channelsExamples } from './channels.examples';
import { channelPushes } from './channels.pushes';
import { channelQueries } from './channels.queries';
import { channelRejections } from './channels.rejections';
import { channelUploads } from './channels.uploads';
import { channelDocuments, channelPlansDue, channelReopenings, channels } from './channels.views';

export const channelsArea = defineArea({
  area: 'channels',
  calls: [channelCommands, channelQueries, channelUploads, channelDownloads],
  events: [channelEvents],
  views: [channels, channelDocuments, channelReopenings, channelPlansDue],
  pushes: [channelPushes],
  rejections: channelRejections,
  examples: channelsExamples,
});
