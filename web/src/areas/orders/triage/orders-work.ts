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

/** What a work list asks when it opens with an address that says nothing. */
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
