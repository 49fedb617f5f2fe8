export * from './all-bindings';
export * from './areas/session/session-cookie';
export * from './create-services';
export * from './services';
