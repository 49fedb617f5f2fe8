export * from './saved-views.builders';
export * from './saved-views.commands';
export * from './saved-views.events';
export * from './saved-views.pushes';
export * from './saved-views.queries';
export * from './saved-views.rejections';
export * from './saved-views.rules';
export * from './saved-views.views';
