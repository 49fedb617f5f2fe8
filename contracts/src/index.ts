export * from './all-calls';
export * from './all-rejections';
export * from './kernel';
