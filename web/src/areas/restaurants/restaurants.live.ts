import { restaurantPushes, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import { defineLive } from '#core/live/live-map';

const { ListRestaurants, GetRestaurant, GetRestaurantLog } = restaurantQueries;

/** A restaurant as it is now: in the selector of its people, in carts, and where it is administered. */
export const restaurantsLive = defineLive(restaurantPushes, {
  RestaurantChanged: {
    refresh: [sessionQueries.GetSession, ListRestaurants, GetRestaurant, GetRestaurantLog],
  },
});
