import { defineRejections } from '../../kernel';

export const restaurantRejections = defineRejections({
  restaurant_not_found: 404,
  restaurant_exists: 409,
  /** The restaurant is closed: no orders, no pauses, no acting. */
  restaurant_inactive: 422,
});
