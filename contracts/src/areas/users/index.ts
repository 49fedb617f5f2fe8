export * from './credentials.commands';
export * from './credentials.events';
export * from './credentials.rules';
export * from './erasure.events';
export * from './users.commands';
export * from './users.events';
export * from './users.rejections';
export * from './users.views';
