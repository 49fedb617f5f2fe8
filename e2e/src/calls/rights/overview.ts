import { both, type RightsOf, spain } from '../rights-row';

/** Lists that a restricted administrator has (AMB-08); the rest of the full menu (R-ROL-03). */
export const overviewRights: RightsOf<'overview'> = {
  GetOrdersOverview: both('AE', 'n/a'),
  GetContentOverview: both('AE', 'n/a'),
  GetTodayOverview: both('A', 'n/a'),
  TryWorkingDays: both('A', 'n/a'),
  GetAdoptionOverview: spain('A', 'n/a'),
};
