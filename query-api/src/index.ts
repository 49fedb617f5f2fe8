export * from './all-handlers';
export * from './gateway/gateway';
