import { defineRejections } from '../../kernel';

export const restaurantRejections = defineRejections({
  restaurant_not_found: 404,
  restaurant_exists: 409,
  /** The restaurant is closed or deleted: no orders, no pauses, no acting. */
  restaurant_inactive: 422,
  /** `fields` holds what is missing or wrong, by field (R-ARE-07, R-CRT-18). */
  restaurant_incomplete: 422,
  /** Another restaurant has that number, perhaps a deleted one (R5). */
  restaurant_site_taken: 409,
  /** `details.count` of its orders are neither delivered nor cancelled (AMB-55). */
  restaurant_has_open_orders: 409,
  /** `details.count` of its pauses are running or still to come (AMB-55). */
  restaurant_has_open_pauses: 409,
});
