import { defineArea } from '../../kernel';
import {
  cartRejections,
  cartUploads,
  syncedCarts,
  storedFiles,
  syncedCartCommands,
  syncedCartPushes,
  syncedCartQueries,
} from './cart.contract';
import { cartEvents, syncedCartEvents } from './cart.events';
import { cartExamples } from './cart.examples';

export * from './cart.examples';
export * from './cart.rules';
export * from './cart-entry.rules';
export * from './checkout.rules';
export * from './cart.events';
export * from './cart.contract';
export * from './formats.rules';
export * from './refill.rules';
export * from './synced-cart.rules';
export * from './wizard.rules';

export const cartArea = defineArea({
  area: 'cart',
  calls: [cartUploads, syncedCartCommands, syncedCartQueries],
  events: [cartEvents, syncedCartEvents],
  views: [storedFiles, syncedCarts],
  pushes: [syncedCartPushes],
  rejections: cartRejections,
  examples: cartExamples,
});
