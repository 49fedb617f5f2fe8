import { z } from 'zod';
import { defineQueries, instant, query } from '../../kernel';
import { cartEntrySchema } from './cart-entry';
import { ownCart } from './kept-cart.commands';
import { outdoneReasons } from './kept-cart.rules';

export const keptCartSchema = z.object({
  /** Counts its changes; an answer with a lower one is older. */
  version: z.int().nonnegative(),
  /** By timestamp id, the oldest first. */
  entries: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      /** Which browser changed it last, and when. */
      device: z.string(),
      changed_at: instant(),
      entry: cartEntrySchema,
    }),
  ),
  /** What left the cart: removed, or sent as an order. */
  gone: z.array(z.object({ id: z.string(), version: z.int(), order_id: z.string().nullable() })),
  /** Changes that lost against another device's, for the devices that made them. */
  outdone: z.array(
    z.object({ id: z.string(), version: z.int(), device: z.string(), reason: z.enum(outdoneReasons) }),
  ),
});
export type KeptCart = z.infer<typeof keptCartSchema>;

export const keptCartQueries = defineQueries('cart', {
  GetMyCart: query({
    method: 'GET',
    path: 'cart',
    input: z.object({}),
    output: keptCartSchema,
    access: ownCart,
    views: ['keptCarts'],
    summary: 'The cart of the signed-in person as their devices have kept it (R-CRT-01)',
  }),
});
