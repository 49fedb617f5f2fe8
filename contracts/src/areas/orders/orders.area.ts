import { defineArea } from '../../kernel';
import { orderCommands } from './orders.commands';
import { orderDownloads } from './orders.downloads';
import { orderEvents } from './orders.events';
import { ordersExamples } from './orders.examples';
import { orderPushes } from './orders.pushes';
import { ownOrderCommands } from './own-order.commands';
import { orderQueries } from './orders.queries';
import { orderRejections } from './orders.rejections';
import { orders } from './orders.views';

export const ordersArea = defineArea({
  area: 'orders',
  calls: [orderCommands, ownOrderCommands, orderQueries, orderDownloads],
  events: [orderEvents],
  views: [orders],
  pushes: [orderPushes],
  rejections: orderRejections,
  examples: ordersExamples,
});
