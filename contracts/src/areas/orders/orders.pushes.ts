import { z } from 'zod';
import { definePushes } from '../../kernel';
import { orderStatusSchema } from './order-statuses';

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
