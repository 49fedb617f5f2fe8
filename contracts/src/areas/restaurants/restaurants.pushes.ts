import { z } from 'zod';
import { definePushes } from '../../kernel';

export const restaurantPushes = definePushes('restaurants', {
  /** To its people and those who administer: added, changed, closed, reopened, deleted or restored. */
  RestaurantChanged: z.object({ restaurantId: z.int(), position: z.int() }),
});
