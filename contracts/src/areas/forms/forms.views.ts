import { z } from 'zod';
import { defineView, instant } from '../../kernel';

/** Custom resource requests by id. Topic and comments are empty once that person was erased. */
export const customRequests = defineView('customRequests', {
  personal: true,
  schema: z.object({
    id: z.string(),
    userId: z.int(),
    at: instant(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    topic: z.string(),
    comments: z.string(),
  }),
  filters: { userId: 'number' },
  sorts: ['at'],
  hot: [['userId', 'at']],
});
