export * from './all-calls';
export * from './all-events';
export * from './all-rejections';
export * from './all-views';
export * from './kernel';
export * from './routing-table';
