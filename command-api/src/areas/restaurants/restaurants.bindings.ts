import { addRestaurantInput, restaurantCommands } from '@portal/contracts/areas/restaurants';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import { restaurantDecider } from './restaurant.decider';

/** Opens a restaurant; sent by the demo data and later by the restaurant administration. */
const addRestaurant = defineInternalCommand('restaurants', 'AddRestaurant', {
  input: addRestaurantInput,
  output: z.object({ id: z.int() }),
});

/** Commands on restaurants. They need no facts of other streams. */
export const restaurantBindings = () =>
  ({
    addRestaurant: bindCommand(addRestaurant, {
      decider: restaurantDecider,
      stream: ({ input }) => `restaurant-${input.restaurantId}`,
      answer: ({ input }) => ({ id: input.restaurantId }),
    }),
    updateRestaurant: bindCommand(restaurantCommands.UpdateRestaurant, {
      decider: restaurantDecider,
      stream: ({ input }) => `restaurant-${input.id}`,
      answer: ({ input }) => ({ id: input.id }),
    }),
  }) as const;
