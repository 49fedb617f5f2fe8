import { orderPushes, orderQueries } from '@portal/contracts/areas/orders';
import { patchRecord } from '#core/client/patch-record';
import { defineLive } from '#core/live/live-map';
import { receiveLookers } from './orders';

const { ListOrders, CountOrders, GetOrder, GetWorkload } = orderQueries;
const all = [ListOrders, CountOrders, GetOrder, GetWorkload];

/** R-ORD-19. */
export const ordersLive = defineLive(orderPushes, {
  OrderStatusChanged: {
    patch: (cache, { orderId, status, version }) =>
      void patchRecord(cache, [ListOrders, GetOrder], orderId, { status, version }),
    refresh: all,
  },
  OrderAssigned: {
    patch: (cache, { orderId, assigneeId, version }) =>
      void patchRecord(cache, [ListOrders, GetOrder], orderId, {
        assignee_id: assigneeId,
        assignee_version: version,
      }),
    refresh: all,
  },
  OrderCancelledByRestaurant: {
    patch: (cache, { orderId, status, version }) =>
      void patchRecord(cache, [ListOrders, GetOrder], orderId, { status, version }),
    refresh: all,
  },
  OrderLookersChanged: { patch: (_cache, lookers) => receiveLookers(lookers), refresh: [] },
  OrderChangedByRestaurant: { refresh: [ListOrders, GetOrder] },
  OrderPlaced: { refresh: [ListOrders, CountOrders, GetWorkload] },
  OrderChanged: { refresh: all },
});
