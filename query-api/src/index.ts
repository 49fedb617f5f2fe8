export * from './find-visitor';
export * from './gateway/gateway';
export * from './mount-queries';
