export * from './library.builders';
export * from './library.commands';
export * from './library.events';
export * from './library.pushes';
export * from './library.queries';
export * from './library.rejections';
export * from './library.rules';
export * from './library.views';
