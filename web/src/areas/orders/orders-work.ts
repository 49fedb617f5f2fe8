import {
  orderPushes,
  orderQueries,
  orderStatuses,
  type OrderSummary,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import type { QueryContract } from '@portal/contracts/kernel';
import { defineWorkList, type WorkListSpec, type WorkRow } from '#ui/inbox/work-list-spec';
import { workListSize } from '#ui/inbox/use-work-list';

/** Calls of a work list that opens without parameters in the address. */
function firstQuestions<Row extends WorkRow, Filter extends string>(
  spec: WorkListSpec<Row, QueryContract, QueryContract, Filter>,
): readonly (readonly [contract: QueryContract, input: object])[] {
  const { rows, counts, counted, opensWith = {} } = spec;
  const { sort, filters = {} } = opensWith;
  return [
    [rows, { page: 1, size: workListSize, ...(sort !== undefined && { sort }), ...filters }],
    [counts, Object.fromEntries(Object.entries(filters).filter(([name]) => name !== counted))],
  ];
}

const { ListOrders, CountOrders, GetOrder } = orderQueries;

/** As in the address. */
export const unsettled = orderStatuses
  .map(({ id }) => id)
  .filter((id) => !settledStatuses.includes(id))
  .join(',');

/** Unsettled orders, newest first. */
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

/** Queries that a change of an order makes stale. */
export const ordersStale = [ListOrders, CountOrders, GetOrder];

/** Asked while the screen loads. */
export const ordersQuestions = firstQuestions(ordersWork);
