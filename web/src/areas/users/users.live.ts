import {
  personHistoryQueries,
  restaurantUserQueries,
  userPushes,
  userQueries,
} from '@portal/contracts/areas/users';
import { defineLive } from '#core/live/live-map';

/** R14. */
export const usersLive = defineLive(userPushes, {
  UsersChanged: {
    refresh: [
      userQueries.ListUsers,
      userQueries.GetUser,
      userQueries.GetErasure,
      personHistoryQueries.ListPersonHistory,
      restaurantUserQueries.ListRestaurantUsers,
      restaurantUserQueries.GetRestaurantUser,
    ],
  },
  PersonHistoryChanged: { refresh: [personHistoryQueries.ListPersonHistory] },
});
