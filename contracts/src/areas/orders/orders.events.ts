import { z } from 'zod';
import { defineEvents, event } from '../../kernel';
import { orderStatusSchema } from './order-statuses';
import { orderedItemSchema } from './order-item';

/**
 * Stream `order-{id}`. Contact data and free text are in the personal envelope of the ordering person; older events
 * hold a plain copy of some.
 */
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
      /** Empty where it is sealed. */
      comments: z.string(),
      reference: z.string(),
      link: z.string(),
      status: orderStatusSchema,
      /** `custom_ship` is empty where it is sealed. */
      items: z.array(orderedItemSchema).min(1),
      images: z.array(z.string()),
    }),
    personal: z.object({
      userName: z.string(),
      contactName: z.string(),
      contactEmail: z.string(),
      contactPhone: z.string(),
      comments: z.string().optional(),
      /** The `custom_ship` of each item. */
      customShips: z.array(z.string()).optional(),
    }),
  }),
  OrderStatusChanged: event({
    data: z.object({
      orderId: z.string(),
      restaurantId: z.int(),
      from: orderStatusSchema,
      to: orderStatusSchema,
    }),
    /** Subject: who changed it, so that the timeline can name them. */
    personal: z.object({ userName: z.string() }),
  }),
  OrderImagesAttached: event({
    data: z.object({ orderId: z.string(), restaurantId: z.int(), images: z.array(z.string()) }),
  }),
  OrderDeleted: event({ data: z.object({ orderId: z.string(), restaurantId: z.int() }) }),
  OrderRestored: event({ data: z.object({ orderId: z.string(), restaurantId: z.int() }) }),
});
