import type { ImportRestaurantInput } from './restaurants.commands';

/** For tests: restaurant 1, open, with all its fiscal data. */
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
