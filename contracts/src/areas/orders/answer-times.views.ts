import { z } from 'zod';
import { defineView, instant } from '../../kernel';

/** How long each order took, by its id. Only what is counted: nothing of who ordered what. */
export const answeredOrders = defineView('answeredOrders', {
  /** An order whose person was erased does not count. */
  personal: true,
  schema: z.object({
    id: z.string(),
    /** Of its pieces, each once. */
    kinds: z.array(z.string()),
    placedAt: instant(),
    /** When it was delivered; `null` while it is not. */
    answeredAt: instant().nullable(),
    /** Hours of working days from the one to the other; 0 while it is not delivered. */
    hours: z.number(),
    deleted: z.boolean(),
  }),
  filters: { deleted: 'flag', answeredAt: 'text' },
  sorts: ['answeredAt'],
  indexes: [['deleted', 'answeredAt']],
});
