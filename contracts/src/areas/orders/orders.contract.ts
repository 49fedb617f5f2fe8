import { z } from 'zod';
import {
  administrators,
  defineQueries,
  only,
  query,
  restaurantStaff,
  day,
  defineSums,
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
  wireFlag,
  wireText,
  catalogueReaders,
  defineDownloads,
  download,
  definePushes,
  actorId,
  anyOf,
  languageSchema,
  listInput,
  searchText,
  defineRejections,
} from '../../kernel';
import { orderEvents } from './orders.events';
import { orderedCartSchema } from '../cart';
import { risks } from './needed-by.rules';
import { orderProgressSchema, quoteStates, turns } from './order-work.rules';
import { artDownloadEvents, proofEvents } from './proof.events';
import { quoteEvents } from './quote.events';
import { answerTimeDays, minAnswered, OrderStatus, orderStatusSchema } from './orders.rules';
import { placedItemInput, orderedItemSchema } from './order-item.rules';

export const orderRejections = defineRejections({
  order_not_found: 404,
  /** `fields`: path → wizard or cart error, e.g. `items.0.custom.price`. */
  order_incomplete: 422,
  /** Assigned: its restaurant cannot change it. `agency` is the mail address. */
  order_taken: 409,
  /** Status changed. `agency` is the mail address. */
  order_moved_on: 409,
  order_cancelled: 409,
  assignee_not_available: 422,
  resource_not_orderable: 422,
  /** Not at all, or not into this format (AMB-60, AMB-61). */
  not_adaptable: 422,
  /** AMB-60 */
  not_producible: 422,
  /** Finished art to print again: gone after two years, replaced, of another piece, or not to be printed unchanged. */
  art_not_available: 422,
  /** Unknown, another person's, or of another purpose (W13). */
  upload_not_found: 422,
  too_many_images: 422,
});

const sentOrder = z.looseObject({
  items: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});
const madeFor = z.looseObject({ restaurant_id: z.int().positive() });

/** Cart as in local storage: entries by timestamp id (AMB-82). */
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
    /** Default: the entries' restaurant, then the session's (AMB-82). */
    restaurant_id: wireOptionalInteger(),
    contact_name: wireText(200),
    contact_email: wireText(254),
    contact_phone: wireText(30).default(''),
    comments: wireText(2000).default(''),
    /** Day by which it is needed; pieces may have their own. */
    needed_by: z.union([z.literal(''), day()]).default(''),
    items: z.array(placedItemInput).min(1).max(50),
  }),
);

const orderId = z.uuid();
const administrator = [Role.Administrator];
/** Including restricted administrators (R-ROL-01, AMB-06). */
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
      /** Ordered entries; removed from the cart on all devices. */
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
      'art_not_available',
      'upload_not_found',
      'too_many_images',
    ],
    summary:
      'Places an order of items or cart entries; default restaurant: the selected one (R-CRT-08, R-ORD-05, R-ORD-06, AMB-82)',
  }),
  ChangeOrderStatus: command({
    method: 'POST',
    path: 'order/{id}/status',
    input: z.object({
      id: orderId,
      status: wireInteger().pipe(orderStatusSchema),
      /** Version seen, or answered (undo); a `conflict` has author and time (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), status: orderStatusSchema, version: z.int() }),
    access: only(administrator, { scope: ofObject }),
    rejections: ['order_not_found'],
    summary: 'Sets the status; idempotent (R-ORD-16…18, AMB-27)',
  }),
  AssignOrder: command({
    method: 'POST',
    path: 'order/{id}/assign',
    input: z.object({
      id: orderId,
      /** 0 for none. */
      user_id: wireInteger().pipe(z.int().min(0)),
      /** `assignee_version` seen, or answered (undo); a later one is a `conflict` (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), user_id: z.int(), name: z.string(), version: z.int() }),
    access: only(administrator, { scope: ofObject }),
    rejections: ['order_not_found', 'order_cancelled', 'assignee_not_available'],
    summary: 'Assigns an order to an agency user, or unassigns it; idempotent',
  }),
  DeleteOrder: command({
    method: 'POST',
    path: 'order/{id}/delete',
    legacyGet: true,
    input: z.object({ id: orderId }),
    output: z.object({ id: z.string() }),
    access: only(administrator, { scope: ofObject }),
    rejections: ['order_not_found'],
    summary: 'Deletes an order; its history stays (R-ORD-21, AMB-32)',
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

const step = {
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
};

/** Oldest first. `by` is empty after erasure. */
const orderStepSchema = z.object({
  ...step,
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

export const orderDownloads = defineDownloads('orders', {
  OpenOrderFile: download({
    method: 'GET',
    path: 'order/{id}/file/{key}',
    input: z.object({ id: z.uuid(), key: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.unknown(),
    access: only(catalogueReaders, { scope: ofObject }),
    summary: 'A custom file or picture of an order, as an attachment (W13, W14)',
  }),
  OpenOrderPaper: download({
    method: 'GET',
    path: 'order/{id}/paper',
    input: z.object({ id: z.uuid(), lang: languageSchema.optional() }),
    output: z.unknown(),
    access: only(catalogueReaders, { scope: ofObject }),
    summary: 'An order with its quote, approvals and history as a PDF to print',
  }),
});

/** By order id. Nothing about the person. */
export const countedOrders = defineView('countedOrders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    /** Each once; none after erasure of the person. */
    kinds: z.array(z.string()),
    placedAt: instant(),
    /** Delivery; `null` before. */
    answeredAt: instant().nullable(),
    /** Working hours until delivery without the restaurant's turns; 0 before. */
    hours: z.number(),
    progress: orderProgressSchema,
    /** `null` for settled orders. */
    turn: z.enum(turns).nullable(),
    turnSince: instant(),
    /** Working hours of the restaurant's turns that have ended. */
    restaurantHours: z.number(),
    /** Market's calendar. */
    day: day(),
    restaurantId: z.int(),
    resourceIds: z.array(z.int()),
    deleted: z.boolean(),
    cancelled: z.boolean(),
    /** Of the agency, with working hours since placing. */
    firstAnswer: z.object({ day: day(), hours: z.number() }).nullable(),
    /** Of delivery or cancellation; market's calendar. */
    settledOn: day().nullable(),
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

/** By market day; counters of `orderShares`. */
export const orderDays = defineSums('orderDays', countedOrders);

export const orders = defineView('orders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    number: z.int(),
    name: z.string(),
    date: instant(),
    status: orderStatusSchema,
    statusChangedAt: instant(),
    /** Revision of the status. */
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
    resourceIds: z.array(z.int()),
    references: z.array(z.string()),
    images: z.array(z.string()),
    history: z.array(
      z.object({
        ...step,
        by: actorId(),
        /** `null` for none. */
        assigneeId: z.int().nullable().optional(),
      }),
    ),
    /** User id; `null` for none. */
    assigneeId: z.int().nullable(),
    assigneeVersion: z.int(),
    contentVersion: z.int(),
    /** Of the order; empty for none. */
    neededBy: z.string(),
    neededVersion: z.int(),
    /** The earliest of order and pieces; `noNeededDay` for none. */
    neededOn: z.string(),
    /** By `answerKindOf`, each once. */
    kinds: z.array(z.string()),
    progress: orderProgressSchema,
    /** `null` for settled orders. */
    turn: z.enum(turns).nullable(),
    turnSince: instant(),
    /** Working hours of the restaurant's turns that have ended. */
    restaurantHours: z.number(),
    /** Some piece has finished art. */
    ready: z.boolean(),
    deleted: z.boolean(),
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
    neededOn: 'text',
    turn: 'text',
    ready: 'flag',
  },
  sorts: [
    'date',
    'number',
    'status',
    'restaurantName',
    'contactName',
    'itemCount',
    'statusChangedAt',
    'neededOn',
  ],
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
    ['deleted', 'neededOn'],
    ['deleted', 'turn', 'date'],
  ],
  text: ['numberText', 'name', 'contactName', 'restaurantName', 'restaurantSite', 'references'],
});

export const orderPushes = definePushes(
  'orders',
  [orderEvents, quoteEvents, proofEvents, artDownloadEvents],
  {
    OrderPlaced: {
      key: 'orderId',
      to: { administrators: ['OrderPlaced'] },
      refresh: [
        'ListOrders',
        'CountOrders',
        'CountTurns',
        'GetWorkload',
        'GetOrdersOverview',
        'ListRestaurantStates',
      ],
    },
    /** R-ORD-19 */
    OrderChanged: {
      key: 'orderId',
      to: {
        bothSides: [
          'OrderStatusChanged',
          'OrderAssigned',
          'OrderCancelledByRestaurant',
          'OrderChangedByRestaurant',
          'OrderImagesAttached',
          'NeededByChanged',
          'OrderDeleted',
          'OrderRestored',
          'QuoteSent',
          'QuoteAccepted',
          'QuoteRefused',
          'QuoteQuestioned',
          'QuoteAnswered',
          'QuoteExpired',
          'ProofSent',
          'ProofChangesRequested',
          'ProofsApproved',
          'FinalArtAdded',
        ],
      },
      fields: {
        status: orderStatusSchema,
        version: z.int(),
        assignee_id: z.int().nullable(),
        assignee_version: z.int(),
      },
      changes: {
        OrderStatusChanged: ({ data, revision }) => ({ status: data.to, version: revision }),
        OrderAssigned: ({ data, revision }) => ({ assignee_id: data.to, assignee_version: revision }),
        OrderCancelledByRestaurant: ({ revision }) => ({ status: OrderStatus.Cancelled, version: revision }),
      },
      records: ['ListOrders', 'GetOrder'],
      refresh: [
        'ListOrders',
        'CountOrders',
        'CountTurns',
        'GetOrder',
        'GetOrderWork',
        'GetWorkload',
        'GetOrdersOverview',
        'ListRestaurantStates',
      ],
    },
    /** Beside the order itself: remarks and downloads. */
    OrderWorkChanged: {
      key: 'orderId',
      to: { bothSides: ['ProofRemarkAdded', 'ProofRemarkRemoved', 'ArtDownloaded'] },
      refresh: ['GetOrderWork'],
    },
    /** To administrators: all on connect, then changes. */
    OrderLookersChanged: {
      payload: {
        isAll: z.boolean(),
        orders: z.array(
          z.object({
            orderId: z.string(),
            people: z.array(z.object({ userId: z.int(), name: z.string() })),
          }),
        ),
      },
    },
  },
);
