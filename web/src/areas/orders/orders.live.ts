import { orderPushes, orderQueries } from '@portal/contracts/areas/orders';
import { defineLive } from '../../app/live/live-map';
import { patchStatus } from './status/patch-status';

const { ListOrders, CountOrders, GetOrder } = orderQueries;

/** What others do to orders (R-ORD-19): a new status shows at once, who set it and when follows with the answer. */
export const ordersLive = defineLive(orderPushes, {
  OrderStatusChanged: {
    patch: (cache, { orderId, status }) => patchStatus(cache, orderId, status),
    refresh: [ListOrders, CountOrders, GetOrder],
  },
  OrderPlaced: { refresh: [ListOrders, CountOrders] },
  OrderChanged: { refresh: [ListOrders, CountOrders, GetOrder] },
});
