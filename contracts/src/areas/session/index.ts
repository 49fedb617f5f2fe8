export * from './own-sessions';
export * from './session.commands';
export * from './session.events';
export * from './session.pushes';
export * from './session.queries';
export * from './session.rejections';
export * from './session.rules';
export * from './session.views';
