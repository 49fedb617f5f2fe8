import { restaurantPushes, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import { defineLive } from '#core/live/live-map';

const { ListRestaurants, GetRestaurant, GetRestaurantLog } = restaurantQueries;

/** Also the site selector and carts show its data. */
export const restaurantsLive = defineLive(restaurantPushes, {
  RestaurantChanged: {
    refresh: [sessionQueries.GetSession, ListRestaurants, GetRestaurant, GetRestaurantLog],
  },
});
