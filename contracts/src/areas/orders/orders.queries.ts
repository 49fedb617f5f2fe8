import { z } from 'zod';
import {
  administrators,
  anyOf,
  catalogueReaders,
  day,
  defineQueries,
  instant,
  listInput,
  ofObject,
  only,
  query,
  wireInteger,
  wireOptionalInteger,
  searchText,
} from '../../kernel';
import { orderStatusSchema } from './order-statuses';
import { orderedItemSchema } from './order-item';
import { orderStepSchema } from './orders.views';

/** A row of the order lists (R-ORD-01, R-ORD-11). */
export const orderSummarySchema = z.object({
  id: z.string(),
  number: z.int(),
  name: z.string(),
  date: instant(),
  status: orderStatusSchema,
  status_date: instant(),
  /** Version of the status; a change sends it back, so that conflicts are found (R4). */
  version: z.int(),
  user_id: z.int(),
  contact_name: z.string(),
  restaurant_id: z.int(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  /** Who of the agency looks after it; `null` for nobody. The name is empty once that person was erased. */
  assignee_id: z.int().nullable(),
  assignee_name: z.string(),
  /** Version of the assignment, sent back with another one (R4). */
  assignee_version: z.int(),
  item_count: z.int(),
  /** Preview pictures of the first items. */
  previews: z.array(z.string()),
  /** What the first items are called, in the same order. */
  item_names: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** An order in full (R-ORD-02…05). */
export const orderDetailSchema = orderSummarySchema.extend({
  user_name: z.string(),
  comments: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  restaurant_razon: z.string(),
  reference: z.string(),
  link: z.string(),
  items: z.array(orderedItemSchema),
  images: z.array(z.string()),
  history: z.array(orderStepSchema),
  /** Version of what was ordered, sent back with a change of it (R4). */
  content_version: z.int(),
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

/** Somebody who looks after orders. */
export const assigneeSchema = z.object({ id: z.int(), name: z.string() });
export type Assignee = z.infer<typeof assigneeSchema>;

/** What waits with one person, or with nobody. */
export const workloadSchema = z.object({
  /** `null` for what nobody has taken. */
  id: z.int().nullable(),
  /** Empty for nobody, and once that person was erased. */
  name: z.string(),
  /** Orders can be given to this person now. */
  available: z.boolean(),
  open: z.int(),
  /** By status. */
  statuses: z.record(z.string(), z.int()),
  /** Of the orders that wait, when the first was placed; `null` where none waits. */
  oldest: instant().nullable(),
});
export type Workload = z.infer<typeof workloadSchema>;

const sorts = [
  '-date',
  '-number',
  'status',
  'restaurant_name',
  'contact_name',
  '-item_count',
  'status_date',
] as const;
/** What narrows a list whatever the status, and with it the counts per status. */
const narrowing = {
  restaurant_id: wireOptionalInteger(),
  resource_id: wireOptionalInteger(),
  /** Who looks after it: a user id, `me`, or `nobody`. */
  assignee: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.union([z.enum(['me', 'nobody']), wireInteger()]).optional(),
  ),
  /** First and last day, in the market's time zone. */
  from: day().optional(),
  to: day().optional(),
};
const filters = {
  status: anyOf(wireInteger().pipe(orderStatusSchema)),
  /** The one order of that number. */
  number: wireOptionalInteger(),
  ...narrowing,
};
const access = only(catalogueReaders, { scope: ofObject });

export const orderQueries = defineQueries('orders', {
  ListOrders: query({
    method: 'GET',
    path: 'order',
    input: listInput(sorts, filters),
    output: z.array(orderSummarySchema),
    list: true,
    access,
    views: ['orders'],
    summary: 'Orders of one’s restaurants, all of them for administrators (R-ORD-01, R-ORD-11, R-API-56)',
  }),
  CountOrders: query({
    method: 'GET',
    path: 'order/count',
    input: z.object({ ...narrowing, q: searchText() }),
    output: z.record(z.string(), z.int()),
    access,
    views: ['orders'],
    summary: 'How many orders stand in each status, of those that the other filters of the list leave',
  }),
  ListAssignees: query({
    method: 'GET',
    path: 'order/assignees',
    input: z.object({}),
    output: z.array(assigneeSchema),
    access: only(administrators),
    views: ['users'],
    summary: 'Who orders can be given to, by name',
  }),
  GetWorkload: query({
    method: 'GET',
    path: 'order/workload',
    input: z.object({}),
    output: z.array(workloadSchema),
    access: only(administrators),
    views: ['orders', 'users'],
    summary: 'Orders that wait, by who looks after them, and since when the oldest of each has waited',
  }),
  GetOrder: query({
    method: 'GET',
    path: 'order/{id}',
    input: z.object({ id: z.uuid() }),
    output: orderDetailSchema,
    access,
    rejections: ['order_not_found'],
    views: ['orders'],
    summary: 'One order with its items and its history (R-ORD-02…04)',
  }),
});
