import { defineArea } from '../../kernel';
import { videoCommands } from './videos.commands';
import { videoEvents } from './videos.events';
import { videosExamples } from './videos.examples';
import { videoPushes } from './videos.pushes';
import { videoQueries } from './videos.queries';
import { videoRejections } from './videos.rejections';
import { videoPeriods, videos } from './videos.views';

export const videosArea = defineArea({
  area: 'videos',
  calls: [videoCommands, videoQueries],
  events: [videoEvents],
  views: [videos, videoPeriods],
  pushes: [videoPushes],
  rejections: videoRejections,
  examples: videosExamples,
});
