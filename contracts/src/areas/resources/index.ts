export * from './resource-categories';
export * from './resources.commands';
export * from './resources.downloads';
export * from './resources.events';
export * from './resources.queries';
export * from './resources.rejections';
export * from './resources.rules';
export * from './resources.views';
