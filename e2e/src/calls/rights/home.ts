import { acting, both, type RightsOf } from '../rights-row';

export const homeRights: RightsOf<'home'> = {
  GetHome: both('FAMEC', 'n/a', acting('AE')),
};
