import {
  personHistoryQueries,
  restaurantUserQueries,
  userPushes,
  userQueries,
} from '@portal/contracts/areas/users';
import { defineLive } from '#core/live/live-map';

/** Lists of people, and the proof of an erasure, follow what others do (R14). A form keeps what is typed. */
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
