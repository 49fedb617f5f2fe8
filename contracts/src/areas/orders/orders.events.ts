import { z } from 'zod';
import { defineEvents, event } from '../../kernel';
import { orderedCartSchema } from '../cart';
import { orderStatusSchema, orderedItemSchema } from './orders.rules';
import { changedItemSchema } from './own-order.rules';

/** Stream `order-{id}`. Contact data and free text are in the personal envelope of the ordering person. */
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
      /** `custom_ship` is empty: it is sealed. */
      items: z.array(orderedItemSchema).min(1),
      images: z.array(z.string()),
      /** The entries of the person's cart that it was made of; left out where there was none. */
      cart: orderedCartSchema.optional(),
    }),
    personal: z.object({
      contactName: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string(),
      comments: z.string(),
      /** The `custom_ship` of each item. */
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
  /** Who of the agency looks after the order; `null` is nobody. */
  OrderAssigned: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      from: z.int().nullable(),
      to: z.int().nullable(),
    }),
  }),
  /** By the people who ordered, before anybody of the agency had touched it; its status is cancelled from then on. */
  OrderCancelledByRestaurant: event({
    data: z.object({ orderId: z.string(), restaurantId: z.int(), from: orderStatusSchema }),
  }),
  OrderChangedByRestaurant: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      /** Paths of what is different now: `contact_name`, `comments`, `items.0.units`, `items.1.custom.price`. */
      changes: z.array(z.string()).min(1),
      /** The changed items, by their place in the order from 0. */
      items: z.array(changedItemSchema),
    }),
    /** Subject: who changed it. Only what is different now. */
    personal: z.object({
      contactName: z.string().optional(),
      contactEmail: z.string().optional(),
      contactPhone: z.string().optional(),
      comments: z.string().optional(),
    }),
  }),
  OrderImagesAttached: event({
    data: z.object({ orderId: z.string(), restaurantId: z.int(), images: z.array(z.string()) }),
  }),
  OrderDeleted: event({ data: z.object({ orderId: z.string(), restaurantId: z.int() }) }),
  OrderRestored: event({ data: z.object({ orderId: z.string(), restaurantId: z.int() }) }),
});
