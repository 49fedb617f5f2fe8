import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { restaurantCommands } from './restaurants.commands';

/** A valid input of each call, in a world where these things exist. */
export const restaurantsExamples: ExamplesOf<typeof restaurantCommands, World> = {
  UpdateRestaurant: ({ restaurantId }) => ({
    id: restaurantId,
    cif: 'B12345678',
    razon: 'Restauración del Centro, S.L.',
    fiscal_address: 'Calle Mayor 1, 28013 Madrid',
  }),
};
