import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  command,
  day,
  defineCommands,
  defineDownloads,
  definePushes,
  defineRejections,
  download,
  languageSchema,
  ofObject,
  ofOptionalRestaurant,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireCommaList,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireText,
} from '../../kernel';
import { orderEvents } from './orders.events';
import { orderedCartSchema } from '../cart';
import { artDownloadEvents, proofEvents } from './proof.events';
import { quoteEvents } from './quote.events';
import { OrderStatus, orderStatusSchema } from './orders.rules';
import { placedItemInput } from './order-item.rules';

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
        'ListRecordHistory',
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
