import type { OrderSummary } from '@portal/contracts/areas/orders';
import { orderPushes, orderQueries } from '@portal/contracts/areas/orders';
import { defineWorkList } from '#ui/inbox/work-list-spec';

const { ListOrders, CountOrders, GetOrder } = orderQueries;

/** The administrators' list of orders, newest first. */
export const ordersWork = defineWorkList<OrderSummary>()({
  rows: ListOrders,
  counts: CountOrders,
  counted: 'status',
  alsoKnownBy: [GetOrder],
  filters: ['status', 'restaurant_id', 'from', 'to'],
  newestFirst: '-date',
  pushes: orderPushes,
  heard: {
    OrderPlaced: ({ orderId: id }) => ({ id, mayBeNew: true }),
    OrderStatusChanged: ({ orderId: id, status, version }) => ({ id, changes: { status, version } }),
  },
});

/** Everything that a change of an order makes old. */
export const ordersStale = [ListOrders, CountOrders, GetOrder];

/** What is needed of an order to change it and to take the change back. */
export type Target = Pick<OrderSummary, 'id' | 'number' | 'status' | 'version'>;
