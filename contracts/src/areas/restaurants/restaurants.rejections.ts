import { defineRejections } from '../../kernel';

export const restaurantRejections = defineRejections({
  restaurant_not_found: 404,
  restaurant_exists: 409,
  restaurant_inactive: 422,
});
