import { acting, both, type RightsOf } from '../rights-row';

/** Full menu (R-NAV-26, R-ROL-03); restaurants: fiscal data and log (R-CHN-36). */
export const restaurantsRights: RightsOf<'restaurants'> = {
  AddRestaurant: both('A', 'n/a'),
  UpdateRestaurant: both('FAMC', 403, acting('A')),
  DeleteRestaurant: both('A', 'n/a'),
  RestoreRestaurant: both('A', 'n/a'),
  ListRestaurants: both('A', 'n/a'),
  GetRestaurant: both('A', 'n/a'),
  GetRestaurantLog: both('FAMC', 403, acting('A')),
  GetMenu: both('FAMEC', 403, acting('AE')),
};
