import {
  orderPushes,
  orderQueries,
  orderStatuses,
  type OrderSummary,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { firstQuestions } from '#ui/inbox/first-questions';
import { defineWorkList } from '#ui/inbox/work-list-spec';

const { ListOrders, CountOrders, GetOrder } = orderQueries;

/** The statuses of orders that somebody has to do something about, as the address carries them. */
export const unsettled = orderStatuses
  .map(({ id }) => id)
  .filter((id) => !settledStatuses.includes(id))
  .join(',');

/** The administrators' list of orders: those to be dealt with, newest first. */
export const ordersWork = defineWorkList<OrderSummary>()({
  rows: ListOrders,
  counts: CountOrders,
  counted: 'status',
  alsoKnownBy: [GetOrder],
  filters: ['status', 'assignee', 'restaurant_id', 'from', 'to'],
  opensWith: { filters: { status: unsettled } },
  newestFirst: '-date',
  pushes: orderPushes,
  heard: {
    OrderPlaced: ({ orderId: id }) => ({ id, mayBeNew: true }),
    OrderAssigned: ({ orderId: id, assigneeId, version }) => ({
      id,
      changes: { assignee_id: assigneeId, assignee_version: version },
    }),
    OrderCancelledByRestaurant: ({ orderId: id, status, version }) => ({ id, changes: { status, version } }),
    OrderStatusChanged: ({ orderId: id, status, version }) => ({ id, changes: { status, version } }),
  },
});

/** Everything that a change of an order makes old. */
export const ordersStale = [ListOrders, CountOrders, GetOrder];

/** What the list asks when it opens. */
export const ordersQuestions = firstQuestions(ordersWork);
