import { z } from 'zod';
import { administrators, defineQueries, only, query, restaurantStaff } from '../../kernel';

const answerTimeSchema = z.object({
  /** As `answerKindOf` makes it. */
  kind: z.string(),
  orders: z.int(),
  median_hours: z.number(),
  most_hours: z.number(),
});

/** How long the agency takes. */
export const answerTimeQueries = defineQueries('orders', {
  ListAnswerTimes: query({
    method: 'GET',
    path: 'order/answer-times',
    input: z.object({}),
    output: z.array(answerTimeSchema),
    list: true,
    access: only(restaurantStaff, { inRestaurantMode: administrators }),
    views: ['countedOrders'],
    summary:
      'Working hours from placing to delivery of the last ninety days, by kind of piece: half of the orders and nine in ten; only kinds with at least ten orders',
  }),
});
