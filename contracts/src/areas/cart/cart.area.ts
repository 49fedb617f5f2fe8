import { defineArea } from '../../kernel';
import { cartEvents } from './cart.events';
import { cartExamples } from './cart.examples';
import { cartRejections } from './cart.rejections';
import { cartUploads } from './cart.uploads';
import { keptCarts, storedFiles } from './cart.views';
import { keptCartCommands } from './kept-cart.commands';
import { keptCartEvents } from './kept-cart.events';
import { keptCartPushes } from './kept-cart.pushes';
import { keptCartQueries } from './kept-cart.queries';

export const cartArea = defineArea({
  area: 'cart',
  calls: [cartUploads, keptCartCommands, keptCartQueries],
  events: [cartEvents, keptCartEvents],
  views: [storedFiles, keptCarts],
  pushes: [keptCartPushes],
  rejections: cartRejections,
  examples: cartExamples,
});
