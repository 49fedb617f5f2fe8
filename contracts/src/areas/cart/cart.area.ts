import { defineArea } from '../../kernel';
import { cartEvents } from './cart.events';
import { cartExamples } from './cart.examples';
import { cartRejections } from './cart.rejections';
import { cartUploads } from './cart.uploads';
import { storedFiles } from './cart.views';

export const cartArea = defineArea({
  area: 'cart',
  calls: [cartUploads],
  events: [cartEvents],
  views: [storedFiles],
  rejections: cartRejections,
  examples: cartExamples,
});
