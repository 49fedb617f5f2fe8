// Jest takes an environment by the default export of a module.
export { SharedEnvironment as default } from './one-realm.mjs';
