export * from './home.queries';
