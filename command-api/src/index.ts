export { cartBindings } from './areas/cart/cart.bindings';
export type { RecordUploadInput } from './areas/cart/upload.decider';
export { sealUnsubscribe } from './areas/notifications/unsubscribe-token';
export * from './create-services';
export * from './mount-commands';
export { type Bindings, createBindings, createDeadlines, wiredBindings } from './registered';
export * from './services';
export { type Reactions, startReactions } from './start-reactions';
export * from './write-side';
