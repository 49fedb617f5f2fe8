import { defineArea } from '../../kernel';
import { answerTimeQueries } from './answer-times.queries';
import { countedOrders } from './counted-orders.views';
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
  calls: [orderCommands, ownOrderCommands, orderQueries, answerTimeQueries, orderDownloads],
  events: [orderEvents],
  views: [orders, countedOrders],
  pushes: [orderPushes],
  rejections: orderRejections,
  examples: ordersExamples,
});
