import { defineArea } from '../../kernel';
import {
  cartRejections,
  cartUploads,
  keptCarts,
  storedFiles,
  keptCartCommands,
  keptCartPushes,
  keptCartQueries,
} from './cart.contract';
import { cartEvents, keptCartEvents } from './cart.events';
import { cartExamples } from './cart.examples';

export * from './cart.examples';
export * from './cart.rules';
export * from './cart-entry.rules';
export * from './checkout.rules';
export * from './cart.events';
export * from './cart.contract';
export * from './formats.rules';
export * from './kept-cart.rules';
export * from './wizard.rules';

export const cartArea = defineArea({
  area: 'cart',
  calls: [cartUploads, keptCartCommands, keptCartQueries],
  events: [cartEvents, keptCartEvents],
  views: [storedFiles, keptCarts],
  pushes: [keptCartPushes],
  rejections: cartRejections,
  examples: cartExamples,
});
