import { z } from 'zod';
import { definePushes } from '../../kernel';

export const keptCartPushes = definePushes('cart', {
  /** To the person, on all devices. */
  CartChanged: z.object({ position: z.int() }),
});
