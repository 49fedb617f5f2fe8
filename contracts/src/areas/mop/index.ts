export * from './mop-statuses';
export * from './mop.commands';
export * from './mop.events';
export * from './mop.pushes';
export * from './mop.queries';
export * from './mop.rejections';
export * from './mop.rules';
export * from './mop.views';
