export * from './find-visitor';
export * from './gateway/gateway';
export * from './mount-queries';
export * from './gateway/order-is-there';
export { allQueryHandlers } from './registered';
