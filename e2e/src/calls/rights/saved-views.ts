import { acting, both, type RightsOf } from '../rights-row';

/** U6; not while acting as another user (AMB-77). */
export const savedViewsRights: RightsOf<'saved-views'> = {
  SaveView: both('FAMECP', 'n/a', acting('AE')),
  DeleteView: both('FAMECP', 'n/a', acting('AE')),
  GetSavedViews: both('FAMECP', 'n/a', acting('AE')),
};
