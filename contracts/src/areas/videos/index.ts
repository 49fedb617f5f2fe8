import { defineArea } from '../../kernel';
import {
  videoCommands,
  videoPushes,
  videoQueries,
  videoRejections,
  videoPeriods,
  videos,
} from './videos.contract';
import { videoEvents } from './videos.events';
import { videosExamples } from './videos.examples';

export * from './videos.rules';
export * from './videos.examples';
export * from './videos.contract';
export * from './videos.events';

export const videosArea = defineArea({
  area: 'videos',
  calls: [videoCommands, videoQueries],
  events: [videoEvents],
  views: [videos, videoPeriods],
  pushes: [videoPushes],
  rejections: videoRejections,
  examples: videosExamples,
});
