export * from './all-bindings';
export { cartBindings } from './areas/cart/cart.bindings';
export { cartUploadHandlers } from './areas/cart/cart.uploads';
export * from './areas/session/session-cookie';
export * from './create-services';
export * from './services';
