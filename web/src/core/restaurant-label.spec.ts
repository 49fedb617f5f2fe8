import { expect, it } from '@jest/globals';
import { placeLabel, restaurantLabel } from './restaurant-label';

it('[R-PLT-14] a restaurant in words is its number and its name, also for what happens there', () => {
  expect(restaurantLabel({ site: '0417', name: 'Gran Vía' })).toBe('0417 - Gran Vía');
  expect(placeLabel({ restaurant_site: '0417', restaurant_name: 'Gran Vía' })).toBe('0417 - Gran Vía');
});
