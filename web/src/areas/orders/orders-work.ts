import {
  orderPushes,
  orderQueries,
  orderStatuses,
  type OrderSummary,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { workListSize } from '#ui/inbox/use-work-list';
import { defineWorkList } from '#ui/inbox/work-list-spec';

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
  mayBeNew: ['OrderPlaced'],
});

export const ordersStale = [ListOrders, CountOrders, GetOrder];

/** Asked while the screen loads, as the list will with an empty address. */
export const ordersQuestions = [
  [ListOrders, { page: 1, size: workListSize, status: unsettled }],
  [CountOrders, {}],
] as const;
