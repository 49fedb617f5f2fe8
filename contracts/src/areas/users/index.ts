export * from './erasure.events';
export * from './own-account.commands';
export * from './user-fields';
export * from './users.commands';
export * from './users.events';
export * from './users.rejections';
export * from './users.views';
