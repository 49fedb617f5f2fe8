import { reject } from '@portal/contracts';
import { addRestaurantInput, restaurantCommands } from '@portal/contracts/areas/restaurants';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { reserveSite } from './restaurant-sites';
import { type Restaurant, restaurantDecider } from './restaurant.decider';

/** Opens a restaurant; sent by the demo data and later by the restaurant administration. */
const addRestaurant = defineInternalCommand('restaurants', 'AddRestaurant', {
  input: addRestaurantInput,
  output: z.object({ id: z.int() }),
});

const fiscalFormValues = (restaurant: Restaurant | null) =>
  restaurant && { cif: restaurant.cif, razon: restaurant.razon, fiscal_address: restaurant.fiscalAddress };

/** Commands on restaurants. A site belongs to one of them: files are found by it (AMB-65). */
export const restaurantBindings = ({ names }: Pick<Services, 'names'>) =>
  ({
    AddRestaurant: bindCommand(addRestaurant, {
      decider: restaurantDecider,
      stream: ({ input }) => `restaurant-${input.restaurantId}`,
      take: async ({ input: { restaurantId, site } }) =>
        (await reserveSite(restaurantId, site, { names })) ? undefined : reject('restaurant_exists'),
      answer: ({ input }) => ({ id: input.restaurantId }),
    }),
    UpdateRestaurant: bindCommand(restaurantCommands.UpdateRestaurant, {
      decider: restaurantDecider,
      stream: ({ input }) => `restaurant-${input.id}`,
      expectedVersion: ({ version }) => version,
      formValues: fiscalFormValues,
      answer: ({ input, version }) => ({ id: input.id, version }),
    }),
  }) as const;
