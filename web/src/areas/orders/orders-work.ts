import {
  orderPushes,
  orderQueries,
  orderStatuses,
  type OrderSummary,
  settledStatuses,
} from '@portal/contracts/areas/orders';
import { daysAfter } from '@portal/contracts/kernel';
import { workListSize } from '#ui/inbox/use-work-list';
import { defineWorkList } from '#ui/inbox/work-list-spec';
import { mondayOf } from '#ui/week/week-places';

const { ListOrders, CountOrders, CountTurns, GetOrder } = orderQueries;

/** As in the address. */
export const unsettled = orderStatuses
  .map(({ id }) => id)
  .filter((id) => !settledStatuses.includes(id))
  .join(',');

/** In the address and in saved views; the days follow the week. */
export const thisWeek = 'week';

/** Overdue; in the address. */
export const overdue = 'late';

export const sundayOf = (today: string) => daysAfter(mondayOf(today), 6);

const settled = settledStatuses.map(String);

/** Until Sunday, with overdue orders; settled ones only of this week. */
function daysOfWeek(today: string, { status }: { readonly status?: string | undefined }) {
  const isSettled = status?.split(',').every((each) => settled.includes(each)) === true;
  return { needed_to: sundayOf(today), ...(isSettled && { needed_from: mondayOf(today) }) };
}

function neededDays(needed: string | undefined, today: string, input: Parameters<typeof daysOfWeek>[1]) {
  if (needed === overdue) return { needed_to: daysAfter(today, -1) };
  return needed === thisWeek ? daysOfWeek(today, input) : {};
}

/** Unsettled orders, newest first. */
export const ordersWork = defineWorkList<OrderSummary>()({
  rows: ListOrders,
  counts: CountOrders,
  counted: 'status',
  alsoKnownBy: [GetOrder],
  filters: ['status', 'assignee', 'restaurant_id', 'from', 'to', 'turn', 'needed'],
  opensWith: { filters: { status: unsettled } },
  asks: ({ needed, ...input }, today) => ({ ...input, ...neededDays(needed, today, input) }),
  newestFirst: '-date',
  pushes: orderPushes,
  mayBeNew: ['OrderPlaced'],
});

export const ordersStale = [ListOrders, CountOrders, CountTurns, GetOrder];

/** Asked while the screen loads, as the list will with an empty address. */
export const ordersQuestions = [
  [ListOrders, { page: 1, size: workListSize, status: unsettled }],
  [CountOrders, {}],
] as const;
