import { orderPushes, orderQueries } from '@portal/contracts/areas/orders';
import { patchRecord } from '#app/client/patch-record';
import { defineLive } from '#app/live/live-map';

const { ListOrders, CountOrders, GetOrder } = orderQueries;

/** What others do to orders (R-ORD-19): a new status shows at once, who set it and when follows with the answer. */
export const ordersLive = defineLive(orderPushes, {
  OrderStatusChanged: {
    patch: (cache, { orderId, status, version }) =>
      void patchRecord(cache, [ListOrders, GetOrder], orderId, { status, version }),
    refresh: [ListOrders, CountOrders, GetOrder],
  },
  OrderPlaced: { refresh: [ListOrders, CountOrders] },
  OrderChanged: { refresh: [ListOrders, CountOrders, GetOrder] },
});
