import { describe, it } from '@jest/globals';
import type { EventOf } from '@portal/contracts';
import { aRestaurant, type restaurantEvents } from '@portal/contracts/areas/restaurants';
import { projecting } from '@portal/platform/testing/projection-kit';
import { restaurantsProjection } from './restaurants.projection';

type RestaurantEvent = EventOf<typeof restaurantEvents>;

const { restaurantId, ...facts } = aRestaurant();
const added: RestaurantEvent = { type: 'RestaurantAdded', data: aRestaurant() };
const fiscalData = { cif: 'A87654321', razon: 'Nueva Razón SA', fiscalAddress: 'Calle Mayor 1, Madrid' };
const changed: RestaurantEvent = {
  type: 'RestaurantFiscalDataChanged',
  data: { restaurantId, ...fiscalData },
};

describe('the view of restaurants', () => {
  it('holds everything that is known of a restaurant', async () => {
    await projecting(restaurantsProjection)
      .given([added])
      .thenDocument('1', { id: 1, version: 0, ...facts });
  });

  it('[R-CRT-18] holds the fiscal data as last changed', async () => {
    await projecting(restaurantsProjection)
      .given([added, changed])
      .thenDocument('1', { id: 1, version: 1, ...facts, ...fiscalData });
  });

  it('makes no restaurant of fiscal data alone', async () => {
    await projecting(restaurantsProjection).given([changed]).thenNoDocument('1');
  });
});
