import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
  only,
  restaurantStaff,
  wireInstant,
  wireInteger,
  wireJson,
  wireTexts,
} from '../../kernel';
import { deviceSchema, entryIdSchema, keptEntrySchema } from './kept-cart.rules';

/** A cart is a person's own, in whichever restaurant's place they act; nobody changes it as somebody else (AMB-77). */
export const ownCart = only([...restaurantStaff, ...administrators], {
  inRestaurantMode: administrators,
  asUser: false,
});

const seen = {
  id: entryIdSchema,
  /** The version of this entry that the device had from the server; 0 for none. */
  version: wireInteger().pipe(z.int().min(0)).default(0),
  device: deviceSchema,
};
const answered = z.object({ id: z.string(), version: z.int() });

export const keptCartCommands = defineCommands('cart', {
  KeepCartEntry: command({
    method: 'POST',
    path: 'cart/entry/{id}/keep',
    input: z.object({
      ...seen,
      entry: wireJson(wireTexts(keptEntrySchema)),
      /** When the person changed it. */
      changed_at: wireInstant(),
    }),
    /** `id` is another one where a different entry had it already. */
    output: answered,
    access: ownCart,
    rejections: ['too_many_entries', 'cart_full'],
    summary:
      'Keeps an entry of the cart for the other devices of the signed-in person; the same again is quiet (R-CRT-01)',
  }),
  RemoveCartEntry: command({
    method: 'POST',
    path: 'cart/entry/{id}/remove',
    input: z.object(seen),
    output: answered,
    access: ownCart,
    summary:
      'Takes an entry out of the cart on all devices; one that another device has changed since stays (R-CRT-19)',
  }),
});
