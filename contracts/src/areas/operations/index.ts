export * from './operations.builders';
export * from './operations.commands';
export * from './operations.events';
export * from './operations.pushes';
export * from './operations.queries';
export * from './operations.rejections';
export * from './operations.views';
