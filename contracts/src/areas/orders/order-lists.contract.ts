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
  restaurantStaff,
  searchText,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { risks } from './needed-by.rules';
import { quoteStates, turns } from './order-work.rules';
import { answerTimeDays, minAnswered, orderStatusSchema } from './orders.rules';
import { orderedItemSchema } from './order-item.rules';

const answerTimeSchema = z.object({
  /** By `answerKindOf`. */
  kind: z.string(),
  orders: z.int(),
  median_hours: z.number(),
  most_hours: z.number(),
});

export const answerTimeQueries = defineQueries('orders', {
  ListAnswerTimes: query({
    method: 'GET',
    path: 'order/answer-times',
    input: z.object({}),
    output: z.array(answerTimeSchema),
    list: true,
    access: only(restaurantStaff, { inRestaurantMode: administrators }),
    views: ['countedOrders'],
    summary: `Working hours from order to delivery in the last ${answerTimeDays} days, by kind of piece: median and 90th percentile; kinds with at least ${minAnswered} orders`,
  }),
});

/** R-ORD-01, R-ORD-11 */
export const orderSummarySchema = z.object({
  id: z.string(),
  number: z.int(),
  name: z.string(),
  date: instant(),
  status: orderStatusSchema,
  status_date: instant(),
  /** Send back (R4). */
  version: z.int(),
  user_id: z.int(),
  contact_name: z.string(),
  restaurant_id: z.int(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  /** `null` for none; name empty after erasure. */
  assignee_id: z.int().nullable(),
  assignee_name: z.string(),
  /** Send back (R4). */
  assignee_version: z.int(),
  item_count: z.int(),
  /** The earliest day of the order and its pieces; empty for none. */
  needed_on: z.union([z.literal(''), day()]),
  /** By `riskOf`. */
  risk: z.enum(risks).nullable(),
  /** Whose answer is awaited; `null` for settled orders. */
  turn: z.enum(turns).nullable(),
  turn_since: instant(),
  /** Of the newest quote; `null` without one. */
  quote: z.enum(quoteStates).nullable(),
  /** Proofs that wait for the restaurant. */
  proofs_waiting: z.int(),
  /** Pieces with finished art. */
  pieces_ready: z.int(),
  /** Of the first items. */
  previews: z.array(z.string()),
  /** Same order as `previews`. */
  item_names: z.array(z.string()),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

const stepKinds = [
  'assigned',
  'changed',
  'cancelled',
  'needed',
  'quote-sent',
  'quote-accepted',
  'quote-refused',
  'quote-questioned',
  'quote-answered',
  'quote-expired',
  'proof-sent',
  'proof-changes',
  'proof-approved',
  'final-art',
] as const;
export type OrderStepKind = (typeof stepKinds)[number];

/** Of a history, on the wire and in the view. */
export const orderStep = {
  status: orderStatusSchema,
  at: instant(),
  /** Labels the agency. */
  role: z.int(),
  /** Unset for a change of status; else `status` is the unchanged one. */
  kind: z.enum(stepKinds).optional(),
  /** Changed paths. */
  changes: z.array(z.string()).optional(),
  /** Of a quote or a proof. */
  version: z.int().optional(),
  /** Indexes of the pieces. */
  pieces: z.array(z.int()).optional(),
  /** New day; empty for none. */
  needed_by: z.string().optional(),
  /** Reason of a changed day; empty after erasure. */
  reason: z.string().optional(),
  /** Of the event, for `ExplainCause`. */
  position: z.int().optional(),
};

/** Oldest first. `by` is empty after erasure. */
const orderStepSchema = z.object({
  ...orderStep,
  by: z.string(),
  /** Empty for none and after erasure. */
  assignee: z.object({ id: z.int().nullable(), name: z.string() }).optional(),
});

/** R-ORD-02…05 */
export const orderDetailSchema = orderSummarySchema.extend({
  user_name: z.string(),
  comments: z.string(),
  needed_by: z.union([z.literal(''), day()]),
  /** Send back (R4). */
  needed_version: z.int(),
  contact_email: z.string(),
  contact_phone: z.string(),
  restaurant_razon: z.string(),
  reference: z.string(),
  link: z.string(),
  items: z.array(orderedItemSchema),
  images: z.array(z.string()),
  history: z.array(orderStepSchema),
  /** Send back (R4). */
  content_version: z.int(),
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

export const assigneeSchema = z.object({ id: z.int(), name: z.string() });
export type Assignee = z.infer<typeof assigneeSchema>;

export const workloadSchema = z.object({
  /** `null`: unassigned. */
  id: z.int().nullable(),
  /** Empty for unassigned and after erasure. */
  name: z.string(),
  available: z.boolean(),
  open: z.int(),
  statuses: z.record(z.string(), z.int()),
  /** First placed; `null` if none is open. */
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
  'needed_on',
] as const;
/** Filters besides the status, also for the counts. */
const narrowing = {
  restaurant_id: wireOptionalInteger(),
  resource_id: wireOptionalInteger(),
  /** User id or keyword. */
  assignee: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.union([z.enum(['me', 'nobody']), wireInteger()]).optional(),
  ),
  /** Market's calendar. */
  from: day().optional(),
  to: day().optional(),
  /** Needed within these days, inclusive. */
  needed_from: day().optional(),
  needed_to: day().optional(),
  turn: z.enum(turns).optional(),
  /** Some piece has finished art. */
  ready: wireFlag().optional(),
};
const filters = {
  status: anyOf(wireInteger().pipe(orderStatusSchema)),
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
    summary: 'Orders of the caller’s restaurants; all for administrators (R-ORD-01, R-ORD-11, R-API-56)',
  }),
  CountOrders: query({
    method: 'GET',
    path: 'order/count',
    input: z.object({ ...narrowing, q: searchText() }),
    output: z.record(z.string(), z.int()),
    access,
    views: ['orders'],
    summary: 'Number of orders per status, under the other filters',
  }),
  CountTurns: query({
    method: 'GET',
    path: 'order/turns',
    input: z.object({ restaurant_id: wireOptionalInteger() }),
    output: z.object({ agency: z.int(), restaurant: z.int(), ready: z.int() }),
    access,
    views: ['orders'],
    summary: 'Open orders by whose turn it is, and orders with finished art',
  }),
  ListAssignees: query({
    method: 'GET',
    path: 'order/assignees',
    input: z.object({}),
    output: z.array(assigneeSchema),
    access: only(administrators),
    views: ['users'],
    summary: 'Users that orders can be assigned to, by name',
  }),
  GetWorkload: query({
    method: 'GET',
    path: 'order/workload',
    input: z.object({}),
    output: z.array(workloadSchema),
    access: only(administrators),
    views: ['orders', 'users'],
    summary: 'Open orders per assignee, and the age of the oldest',
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
