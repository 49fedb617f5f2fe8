import { z } from 'zod';
import { day, defineEvents, event } from '../../kernel';
import { orderedCartSchema } from '../cart';
import { orderStatusSchema } from './orders.rules';
import { orderedItemSchema } from './order-item.rules';
import { changedItemSchema } from './own-order.rules';

const optionalDay = z.union([z.literal(''), day()]);

/** Stream `order-{id}`. Contact data and free text are sealed for the ordering person. */
export const orderEvents = defineEvents('orders', {
  OrderPlaced: event({
    data: z.object({
      orderId: z.string(),
      number: z.int().positive(),
      userId: z.int(),
      restaurantId: z.int(),
      restaurantSite: z.string(),
      restaurantName: z.string(),
      restaurantRazon: z.string(),
      reference: z.string(),
      link: z.string(),
      status: orderStatusSchema,
      /** `custom_ship` is empty: sealed. */
      items: z.array(orderedItemSchema).min(1),
      images: z.array(z.string()),
      /** Empty for none; pieces may have their own. */
      neededBy: optionalDay,
      /** Missing if not from a cart. */
      cart: orderedCartSchema.optional(),
    }),
    personal: z.object({
      contactName: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string(),
      comments: z.string(),
      /** `custom_ship` per item. */
      customShips: z.array(z.string()),
    }),
  }),
  OrderStatusChanged: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      from: orderStatusSchema,
      to: orderStatusSchema,
    }),
  }),
  /** `null` for none. */
  OrderAssigned: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      from: z.int().nullable(),
      to: z.int().nullable(),
    }),
  }),
  /** Before the agency touched it; status is cancelled. */
  OrderCancelledByRestaurant: event({
    data: z.object({ orderId: z.string(), restaurantId: z.int(), from: orderStatusSchema }),
  }),
  OrderChangedByRestaurant: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      /** `contact_name`, `comments`, `items.0.units`, `items.1.custom.price`. */
      changes: z.array(z.string()).min(1),
      /** By index from 0. */
      items: z.array(changedItemSchema),
    }),
    personal: z.object({
      contactName: z.string().optional(),
      contactEmail: z.string().optional(),
      contactPhone: z.string().optional(),
      comments: z.string().optional(),
    }),
  }),
  NeededByChanged: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      /** Empty for none. */
      from: optionalDay,
      to: optionalDay,
      /** Changed pieces, by index. */
      items: z.array(z.object({ at: z.int().nonnegative(), needed_by: optionalDay })),
    }),
    personal: z.object({ reason: z.string() }),
  }),
  OrderImagesAttached: event({
    data: z.object({ orderId: z.string(), restaurantId: z.int(), images: z.array(z.string()) }),
  }),
  OrderDeleted: event({ data: z.object({ orderId: z.string(), restaurantId: z.int() }) }),
  OrderRestored: event({ data: z.object({ orderId: z.string(), restaurantId: z.int() }) }),
});
