import { defineArea } from '../../kernel';
import { answerTimeQueries, orderQueries } from './order-lists.contract';
import { countedOrders, orderDays, orders } from './order-views.contract';
import { orderCommands, orderDownloads, orderPushes, orderRejections } from './orders.contract';
import { orderEvents } from './orders.events';
import { ordersExamples } from './orders.examples';
import {
  artDownloads,
  orderWork,
  orderWorkCommands,
  orderWorkQueries,
  orderWorkRejections,
} from './order-work.contract';
import { ownOrderCommands } from './own-order.contract';
import { proofCommands, proofDownloads, proofRejections, proofUploads } from './proof.contract';
import { artDownloadEvents, proofEvents } from './proof.events';
import { quoteCommands, quoteRejections, quotesDue } from './quote.contract';
import { quoteEvents } from './quote.events';

export * from './orders.rules';
export * from './order-item.rules';
export * from './orders.contract';
export * from './order-lists.contract';
export * from './order-views.contract';
export * from './own-order.contract';
export * from './own-order.rules';
export * from './orders.examples';
export * from './orders.events';
export * from './needed-by.rules';
export * from './order-work.contract';
export * from './order-work.rules';
export * from './order-days.rules';
export * from './proof.contract';
export * from './proof.events';
export * from './quote.contract';
export * from './quote.events';
export * from './quote.rules';

export const ordersArea = defineArea({
  area: 'orders',
  calls: [
    orderCommands,
    ownOrderCommands,
    orderWorkCommands,
    quoteCommands,
    proofCommands,
    orderQueries,
    orderWorkQueries,
    answerTimeQueries,
    proofUploads,
    orderDownloads,
    proofDownloads,
  ],
  events: [orderEvents, quoteEvents, proofEvents, artDownloadEvents],
  views: [orders, countedOrders, orderDays, orderWork, artDownloads, quotesDue],
  pushes: [orderPushes],
  rejections: { ...orderRejections, ...orderWorkRejections, ...quoteRejections, ...proofRejections },
  examples: ordersExamples,
});
