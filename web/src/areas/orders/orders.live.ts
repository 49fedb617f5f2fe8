import { orderPushes, orderQueries } from '@portal/contracts/areas/orders';
import { patchRecord } from '#core/client/patch-record';
import { defineLive } from '#core/live/live-map';
import { receiveLookers } from './lookers';

const { ListOrders, CountOrders, GetOrder, GetWorkload } = orderQueries;

/** What others do to orders (R-ORD-19): a new status shows at once, who set it and when follows with the answer. */
export const ordersLive = defineLive(orderPushes, {
  OrderStatusChanged: {
    patch: (cache, { orderId, status, version }) =>
      void patchRecord(cache, [ListOrders, GetOrder], orderId, { status, version }),
    refresh: [ListOrders, CountOrders, GetOrder, GetWorkload],
  },
  OrderAssigned: {
    patch: (cache, { orderId, assigneeId, version }) =>
      void patchRecord(cache, [ListOrders, GetOrder], orderId, {
        assignee_id: assigneeId,
        assignee_version: version,
      }),
    refresh: [ListOrders, CountOrders, GetOrder, GetWorkload],
  },
  OrderCancelledByRestaurant: {
    patch: (cache, { orderId, status, version }) =>
      void patchRecord(cache, [ListOrders, GetOrder], orderId, { status, version }),
    refresh: [ListOrders, CountOrders, GetOrder, GetWorkload],
  },
  OrderLookersChanged: { patch: (_cache, told) => receiveLookers(told), refresh: [] },
  OrderChangedByRestaurant: { refresh: [ListOrders, GetOrder] },
  OrderPlaced: { refresh: [ListOrders, CountOrders, GetWorkload] },
  OrderChanged: { refresh: [ListOrders, CountOrders, GetOrder, GetWorkload] },
});
