import { acting, both, type RightsOf } from '../rights-row';

/** As the channels of restaurants (R-CHN-10). */
export const networkRights: RightsOf<'network'> = {
  ListRestaurantStates: both('FAMEC', 'n/a', acting('AE')),
  GetDayFilm: both('A', 'n/a'),
};
