import { defineArea } from '../../kernel';
import {
  answerTimeQueries,
  countedOrders,
  orderCommands,
  orderDownloads,
  orderPushes,
  orderQueries,
  orderRejections,
  orders,
} from './orders.contract';
import { orderEvents } from './orders.events';
import { ordersExamples } from './orders.examples';
import { ownOrderCommands } from './own-order.contract';

export * from './orders.rules';
export * from './order-item.rules';
export * from './orders.contract';
export * from './own-order.contract';
export * from './own-order.rules';
export * from './orders.examples';
export * from './orders.events';

export const ordersArea = defineArea({
  area: 'orders',
  calls: [orderCommands, ownOrderCommands, orderQueries, answerTimeQueries, orderDownloads],
  events: [orderEvents],
  views: [orders, countedOrders],
  pushes: [orderPushes],
  rejections: orderRejections,
  examples: ordersExamples,
});
