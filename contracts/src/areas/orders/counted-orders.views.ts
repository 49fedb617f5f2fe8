import { z } from 'zod';
import { day, defineView, instant } from '../../kernel';

/** Per order id: answer time, and resources for the counts of a region. Nothing about the person who ordered. */
export const countedOrders = defineView('countedOrders', {
  personal: true,
  schema: z.object({
    id: z.string(),
    /** Of its pieces, each once; none once the person was erased, whose orders say nothing of how long they took. */
    kinds: z.array(z.string()),
    placedAt: instant(),
    /** When it was delivered; `null` while it is not. */
    answeredAt: instant().nullable(),
    /** Hours of working days from the one to the other; 0 while it is not delivered. */
    hours: z.number(),
    /** The market's calendar day of the order. */
    day: day(),
    restaurantId: z.int(),
    resourceIds: z.array(z.int()),
    deleted: z.boolean(),
    cancelled: z.boolean(),
  }),
  filters: {
    deleted: 'flag',
    answeredAt: 'text',
    day: 'text',
    restaurantId: 'number',
    cancelled: 'flag',
  },
  sorts: ['answeredAt'],
  indexes: [
    ['deleted', 'answeredAt'],
    ['restaurantId', 'day'],
  ],
});
