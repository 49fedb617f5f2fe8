export * from './video-player';
export * from './videos.builders';
export * from './videos.commands';
export * from './videos.events';
export * from './videos.pushes';
export * from './videos.queries';
export * from './videos.rejections';
export * from './videos.views';
