import { z } from 'zod';
import {
  administrators,
  defineQueries,
  only,
  query,
  restaurantStaff,
  day,
  defineView,
  instant,
  command,
  defineCommands,
  ofObject,
  ofOptionalRestaurant,
  repeatWindowSeconds,
  Role,
  wireCommaList,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireText,
  catalogueReaders,
  defineDownloads,
  download,
  definePushes,
  actorId,
  anyOf,
  listInput,
  searchText,
  defineRejections,
} from '../../kernel';
import { orderedCartSchema } from '../cart';
import { orderStatusSchema, placedItemInput, orderedItemSchema } from './orders.rules';

const answerTimeSchema = z.object({
  /** As `answerKindOf` makes it. */
  kind: z.string(),
  orders: z.int(),
  median_hours: z.number(),
  most_hours: z.number(),
});

/** How long the agency takes. */
export const answerTimeQueries = defineQueries('orders', {
  ListAnswerTimes: query({
    method: 'GET',
    path: 'order/answer-times',
    input: z.object({}),
    output: z.array(answerTimeSchema),
    list: true,
    access: only(restaurantStaff, { inRestaurantMode: administrators }),
    views: ['countedOrders'],
    summary:
      'Working hours from placing to delivery of the last ninety days, by kind of piece: half of the orders and nine in ten; only kinds with at least ten orders',
  }),
});

/** Per order id: answer time, and resources for the counts of a region. Nothing about the person who ordered. */
export const countedOrders = defineView('countedOrders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    /** Of its pieces, each once; none once the person was erased, whose orders say nothing of how long they took. */
    kinds: z.array(z.string()),
    placedAt: instant(),
    /** When it was delivered; `null` while it is not. */
    answeredAt: instant().nullable(),
    /** Hours of working days from the one to the other; 0 while it is not delivered. */
    hours: z.number(),
    /** The market's calendar day of the order. */
    day: day(),
    restaurantId: z.int(),
    resourceIds: z.array(z.int()),
    deleted: z.boolean(),
    cancelled: z.boolean(),
  }),
  filters: {
    deleted: 'flag',
    answeredAt: 'text',
    day: 'text',
    restaurantId: 'number',
    cancelled: 'flag',
  },
  sorts: ['answeredAt'],
  indexes: [
    ['deleted', 'answeredAt'],
    ['restaurantId', 'day'],
  ],
});

const sentOrder = z.looseObject({
  items: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});
const madeFor = z.looseObject({ restaurant_id: z.int().positive() });

/** A cart as it lies in local storage: entries by timestamp id, which may name their restaurant (AMB-82). */
function asOrder(sent: unknown): unknown {
  const { data: order } = sentOrder.safeParse(sent);
  if (!order) return sent;
  const items = Object.values(order.items);
  const named = new Set(items.map((item) => madeFor.safeParse(item).data?.restaurant_id));
  const restaurantId = order.restaurant_id ?? (named.size === 1 ? [...named][0] : undefined);
  return { ...order, restaurant_id: restaurantId, items };
}

export const orderInput = z.preprocess(
  asOrder,
  z.object({
    /** Left out: the one that the entries were made for, else the one that the session has selected (AMB-82). */
    restaurant_id: wireOptionalInteger(),
    contact_name: wireText(200),
    contact_email: wireText(254),
    contact_phone: wireText(30).default(''),
    comments: wireText(2000).default(''),
    items: z.array(placedItemInput).min(1).max(50),
  }),
);

const orderId = z.uuid();
const administrator = [Role.Administrator];
/** Ordering is what restaurant mode is for, restricted administrators included (R-ROL-01, AMB-06). */
const inRestaurantMode = administrators;

export const orderCommands = defineCommands('orders', {
  PlaceOrder: command({
    method: 'POST',
    path: 'order/add',
    repeatWindowSeconds,
    input: z.object({
      order: wireJson(orderInput),
      reference: wireText(200).default(''),
      link: wireText(500).default(''),
      /** Which entries of the sender's cart it was made of: they leave it on all devices. */
      cart: wireJson(orderedCartSchema.optional()),
    }),
    output: z.object({ id: z.string(), number: z.int() }),
    access: only(restaurantStaff, { scope: ofOptionalRestaurant('order.restaurant_id'), inRestaurantMode }),
    rejections: [
      'restaurant_inactive',
      'order_incomplete',
      'resource_not_orderable',
      'not_adaptable',
      'not_producible',
      'upload_not_found',
      'too_many_images',
    ],
    summary:
      'Places an order of items or of cart entries, for the selected restaurant when none is named (R-CRT-08, R-ORD-05, R-ORD-06, AMB-82)',
  }),
  ChangeOrderStatus: command({
    method: 'POST',
    path: 'order/{id}/status',
    input: z.object({
      id: orderId,
      status: wireInteger().pipe(orderStatusSchema),
      /**
       * The version that was looked at, or for an undo the one that the change was answered with: where it is another by
       * now, the answer is `conflict` with who set it and when, and nothing is overwritten (R4).
       */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), status: orderStatusSchema, version: z.int() }),
    access: only(administrator, { scope: ofObject }),
    rejections: ['order_not_found'],
    summary: 'Sets the status; the same status again is quiet (R-ORD-16…18, AMB-27)',
  }),
  AssignOrder: command({
    method: 'POST',
    path: 'order/{id}/assign',
    input: z.object({
      id: orderId,
      /** Who looks after it from now on; 0 is nobody. */
      user_id: wireInteger().pipe(z.int().min(0)),
      /** `assignee_version` that was looked at, or for an undo the answered one: another by now is a `conflict` (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), user_id: z.int(), name: z.string(), version: z.int() }),
    access: only(administrator, { scope: ofObject }),
    rejections: ['order_not_found', 'order_cancelled', 'assignee_not_available'],
    summary: 'Gives an order to somebody of the agency, or to nobody; the same again is quiet',
  }),
  DeleteOrder: command({
    method: 'POST',
    path: 'order/{id}/delete',
    legacyGet: true,
    input: z.object({ id: orderId }),
    output: z.object({ id: z.string() }),
    access: only(administrator, { scope: ofObject }),
    rejections: ['order_not_found'],
    summary: 'Takes an order off the lists; its history stays (R-ORD-21, AMB-32)',
  }),
  RestoreOrder: command({
    method: 'POST',
    path: 'order/{id}/restore',
    input: z.object({ id: orderId }),
    output: z.object({ id: z.string() }),
    access: only(administrator, { scope: ofObject }),
    rejections: ['order_not_found'],
    summary: 'Undoes a deletion (U5)',
  }),
  AttachOrderImages: command({
    method: 'POST',
    path: 'order/uploadImages',
    input: z.object({ id: orderId, image: wireCommaList(wireText(64), 50) }),
    output: z.object({ id: z.string(), images: z.array(z.string()) }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofObject, inRestaurantMode }),
    rejections: ['order_not_found', 'too_many_images', 'upload_not_found'],
    summary: 'Adds pictures to an order, at most five in all (R-ORD-20)',
  }),
});
export type PlaceOrderInput = z.output<(typeof orderCommands)['PlaceOrder']['input']>;

export const orderDownloads = defineDownloads('orders', {
  OpenOrderFile: download({
    method: 'GET',
    path: 'order/{id}/file/{key}',
    input: z.object({ id: z.uuid(), key: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.unknown(),
    access: only(catalogueReaders, { scope: ofObject }),
    summary: 'A custom file or picture of an order, as an attachment (W13, W14)',
  }),
});

export const orderPushes = definePushes('orders', {
  /** To the restaurant and the administrators. */
  OrderStatusChanged: z.object({
    orderId: z.string(),
    status: orderStatusSchema,
    version: z.int().optional(),
    position: z.int(),
  }),
  /** To the restaurant and the administrators; `assigneeId` is `null` for nobody. */
  OrderAssigned: z.object({
    orderId: z.string(),
    assigneeId: z.int().nullable(),
    version: z.int(),
    position: z.int(),
  }),
  /** To the restaurant and the administrators: by the people who ordered. */
  OrderCancelledByRestaurant: z.object({
    orderId: z.string(),
    status: orderStatusSchema,
    version: z.int(),
    position: z.int(),
  }),
  OrderChangedByRestaurant: z.object({ orderId: z.string(), position: z.int() }),
  /** To the administrators: who has which order open now; all of them to whoever connects, then what changes. */
  OrderLookersChanged: z.object({
    isAll: z.boolean(),
    orders: z.array(
      z.object({
        orderId: z.string(),
        people: z.array(z.object({ userId: z.int(), name: z.string() })),
      }),
    ),
  }),
  /** To the administrators. */
  OrderPlaced: z.object({ orderId: z.string(), position: z.int() }),
  /** To the restaurant and the administrators: deleted, restored or given pictures. */
  OrderChanged: z.object({ orderId: z.string(), position: z.int() }),
});

const step = {
  status: orderStatusSchema,
  at: instant(),
  /** The actor's role, to label the agency. */
  role: z.int(),
  /** What it was, where it is no change of status; `status` is then as it stayed. */
  kind: z.enum(['assigned', 'changed', 'cancelled']).optional(),
  /** Of a change by its restaurant: paths of what is different since. */
  changes: z.array(z.string()).optional(),
};

/** One step of an order's life, oldest first. `by` is empty once that person was erased. */
export const orderStepSchema = z.object({
  ...step,
  by: z.string(),
  /** Of an assignment, who has the order since; empty for nobody, and for somebody who was erased. */
  assignee: z.object({ id: z.int().nullable(), name: z.string() }).optional(),
});

/** Orders by id, with their history; for the list, the detail and the triage. */
export const orders = defineView('orders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    number: z.int(),
    /** The first item's name: what the order is called. */
    name: z.string(),
    date: instant(),
    status: orderStatusSchema,
    statusChangedAt: instant(),
    /** Revision of the event that set the status. */
    version: z.int(),
    userId: z.int(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    restaurantRazon: z.string(),
    comments: z.string(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    reference: z.string(),
    link: z.string(),
    items: z.array(orderedItemSchema),
    itemCount: z.int(),
    /** Resources in it: "who ordered this in my restaurants". */
    resourceIds: z.array(z.int()),
    /** Of the pieces in it, each once: printed on each, and what people search by. */
    references: z.array(z.string()),
    images: z.array(z.string()),
    /** The first is its placing. */
    history: z.array(
      z.object({
        ...step,
        by: actorId(),
        /** Of an assignment: who has the order since; `null` for no one. */
        assigneeId: z.int().nullable().optional(),
      }),
    ),
    /** User id of who looks after it; `null` for nobody. */
    assigneeId: z.int().nullable(),
    /** Revision of the last assignment, and of the last change of its content. */
    assigneeVersion: z.int(),
    contentVersion: z.int(),
    deleted: z.boolean(),
    /** Order number with its digits, for the text search. */
    numberText: z.string(),
  }),
  filters: {
    deleted: 'flag',
    number: 'number',
    status: 'number',
    restaurantId: 'number',
    date: 'text',
    assigneeId: 'number',
    resourceIds: 'number-list',
  },
  sorts: ['date', 'number', 'status', 'restaurantName', 'contactName', 'itemCount', 'statusChangedAt'],
  indexes: [
    ['deleted', 'date'],
    ['deleted', 'status', 'date'],
    ['deleted', 'restaurantId', 'date'],
    ['deleted', 'assigneeId', 'date'],
    ['deleted', 'number'],
    ['deleted', 'status'],
    ['deleted', 'restaurantName'],
    ['deleted', 'contactName'],
    ['deleted', 'itemCount'],
    ['deleted', 'statusChangedAt'],
  ],
  text: ['numberText', 'name', 'contactName', 'restaurantName', 'restaurantSite', 'references'],
});

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

export const orderRejections = defineRejections({
  order_not_found: 404,
  /** `fields` holds the wizard's and the cart's error keys by path: `items.0.custom.price`. */
  order_incomplete: 422,
  /** Somebody of the agency has it: its restaurant can change it no more. `agency` is the address to write to. */
  order_taken: 409,
  /** It is not as it was ordered any more. `agency` is the address to write to. */
  order_moved_on: 409,
  /** Nobody takes an order that was cancelled. */
  order_cancelled: 409,
  /** Not a person who works on orders, or no longer. */
  assignee_not_available: 422,
  /** An item's resource is unknown or not published. */
  resource_not_orderable: 422,
  /** An item's resource is not to be adapted, or not into that format (AMB-60, AMB-61). */
  not_adaptable: 422,
  /** An item's resource is not to be produced (AMB-60). */
  not_producible: 422,
  /** A file key is unknown, another person's, or of another kind (W13). */
  upload_not_found: 422,
  too_many_images: 422,
});
