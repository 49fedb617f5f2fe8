import { describe, expect, it } from '@jest/globals';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { restaurantDecider, type RestaurantEvent } from './restaurant.decider';

const input = aRestaurant();
const added: RestaurantEvent = { type: 'RestaurantAdded', data: input };
const fiscalData = { cif: 'A87654321', razon: 'Nueva Razón SA', fiscalAddress: 'Calle Mayor 1, Madrid' };
const update = { id: 1, cif: 'A87654321', razon: 'Nueva Razón SA', fiscal_address: 'Calle Mayor 1, Madrid' };
const changed: RestaurantEvent = {
  type: 'RestaurantFiscalDataChanged',
  data: { restaurantId: 1, ...fiscalData },
};

describe('adding a restaurant', () => {
  it('records everything that is known of it', () => {
    givenEvents(restaurantDecider, []).when('AddRestaurant', { input }).then([added]);
  });

  it('is refused where there is one of that id', () => {
    givenEvents(restaurantDecider, [added])
      .when('AddRestaurant', { input })
      .thenRejected('restaurant_exists');
  });
});

describe('completing fiscal data', () => {
  it('[R-CRT-18] changes company, number and address together', () => {
    givenEvents(restaurantDecider, [added]).when('UpdateRestaurant', { input: update }).then([changed]);
  });

  it('[R-CRT-18] says no to a restaurant that does not exist', () => {
    givenEvents(restaurantDecider, [])
      .when('UpdateRestaurant', { input: update })
      .thenRejected('restaurant_not_found');
  });

  it('[R-CRT-18] stays quiet when nothing would be different', () => {
    givenEvents(restaurantDecider, [added, changed])
      .when('UpdateRestaurant', { input: update })
      .thenNothing();
  });

  it.each(['cif', 'razon', 'fiscal_address'] as const)(
    '[R-CRT-18] notices that %s alone differs',
    (field) => {
      const input = { ...update, [field]: 'Otra' };
      givenEvents(restaurantDecider, [added, changed])
        .when('UpdateRestaurant', { input })
        .then([
          {
            type: 'RestaurantFiscalDataChanged',
            data: {
              restaurantId: 1,
              cif: input.cif,
              razon: input.razon,
              fiscalAddress: input.fiscal_address,
            },
          },
        ]);
    },
  );
});

describe('a restaurant, to other decisions,', () => {
  it('[R-CRT-18] is its site, name and fiscal data as last changed', () => {
    expect(givenEvents(restaurantDecider, [added, changed]).state).toEqual({
      site: '0417',
      name: 'Gran Vía',
      active: true,
      ...fiscalData,
    });
  });

  it('is nothing before it was added', () => {
    expect(givenEvents(restaurantDecider, [changed]).state).toBeNull();
  });
});
