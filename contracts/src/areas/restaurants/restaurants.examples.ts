import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { ImportRestaurantInput, restaurantCommands, restaurantQueries } from './restaurants.contract';

export function aRestaurant(overrides: Partial<ImportRestaurantInput> = {}): ImportRestaurantInput {
  return {
    restaurantId: 1,
    site: '0417',
    name: 'Gran Vía',
    type: 3,
    region: 2,
    provinceId: '28',
    city: 'Madrid',
    address: 'Gran Vía 52',
    postalCode: '28013',
    latitude: 40.42,
    longitude: -3.7,
    email: '0417@es.chain.example',
    active: true,
    delivery: 'glovo',
    mopService: true,
    mopStatus: true,
    eotf: false,
    driveThrough: false,
    inhabitants: 3_300_000,
    cif: 'B12345678',
    razon: 'Gran Vía Restauración SL',
    fiscalAddress: 'Gran Vía 52, 28013 Madrid',
    ...overrides,
  };
}

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
