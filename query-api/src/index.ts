export * from './gateway/gateway';
export * from './mount-queries';
