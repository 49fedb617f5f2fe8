import { z } from 'zod';
import { estimateSchema } from '../estimate-of';

const orderSchema = z.object({
  id: z.string(),
  number: z.int(),
  pieces: z.int(),
  /** Name of the restaurant that it was placed for. */
  restaurant: z.string(),
  /** Name of the contact as it was sent. */
  contact: z.string(),
  estimate: estimateSchema.optional(),
});
const placedSchema = z.object({
  placed: z.object({
    orders: z.array(orderSchema).min(1),
    /** Others of the same cart were not placed. */
    isPart: z.boolean(),
  }),
});

/** An order that was just placed: what the confirmation shows. */
export type PlacedOrder = z.infer<typeof orderSchema>;
export type PlacedOrders = z.infer<typeof placedSchema>['placed'];

/** The orders in the history entry, so that the confirmation survives a reload; `null` when the cart was opened otherwise. */
export function placedIn(historyState: unknown): PlacedOrders | null {
  return placedSchema.safeParse(historyState).data?.placed ?? null;
}
