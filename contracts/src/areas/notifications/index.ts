export * from './notifications.builders';
export * from './notifications.commands';
export * from './notifications.events';
export * from './notifications.pushes';
export * from './notifications.queries';
export * from './notifications.rejections';
export * from './notifications.views';
