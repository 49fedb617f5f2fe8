import { z } from 'zod';
import {
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
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

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
    input: listInput({ sorts, defaultSize: 25 }, filters),
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
