// Jest needs a default export.
export { SharedEnvironment as default } from './one-realm.mjs';
