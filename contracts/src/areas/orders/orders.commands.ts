import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
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
import { orderedCartSchema } from '../cart';
import { orderStatusSchema } from './order-statuses';
import { placedItemInput } from './order-item';

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
