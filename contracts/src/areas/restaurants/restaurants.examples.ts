import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { restaurantCommands } from './restaurants.commands';
import type { restaurantQueries } from './restaurants.queries';

/** A valid input of each call, in a world where these things exist. */
export const restaurantsExamples: ExamplesOf<typeof restaurantCommands & typeof restaurantQueries, World> = {
  AddRestaurant: ({ freeSite }) => ({
    site: freeSite,
    name: 'Plaza Mayor',
    type: 3,
    region: 2,
    province_id: '11',
    address: 'Plaza Mayor 1',
    city: 'Ciudad',
    active: 1,
    latitud: '40.42',
    longitud: -3.7,
  }),
  UpdateRestaurant: ({ restaurantId }) => ({
    id: restaurantId,
    cif: 'B12345678',
    razon: 'Restauración del Centro, S.L.',
    fiscal_address: 'Calle Mayor 1, 28013 Madrid',
  }),
  DeleteRestaurant: ({ added }) => ({ id: added.AddRestaurant }),
  RestoreRestaurant: ({ added }) => ({ id: added.AddRestaurant }),
  ListRestaurants: () => ({ size: 10 }),
  GetRestaurant: ({ restaurantId }) => ({ id: restaurantId }),
  GetRestaurantLog: ({ restaurantId }) => ({ id: restaurantId }),
  GetMenu: ({ restaurantId }) => ({ restaurant_id: restaurantId }),
};
