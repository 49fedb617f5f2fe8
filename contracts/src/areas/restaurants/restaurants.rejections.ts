import { defineRejections } from '../../kernel';

export const restaurantRejections = defineRejections({
  restaurant_not_found: 404,
  restaurant_exists: 409,
  /** It takes no orders, so nobody pauses any or acts in its place. */
  restaurant_inactive: 422,
});
