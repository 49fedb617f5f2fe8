import { acting, both, type ExpectedRights } from './rights-row';

/** U6; not while acting as another user (AMB-77). */
export const savedViewRights: Readonly<Record<string, ExpectedRights>> = {
  SaveView: both('FAMECP', 'n/a', acting('AE')),
  DeleteView: both('FAMECP', 'n/a', acting('AE')),
  GetSavedViews: both('FAMECP', 'n/a', acting('AE')),
};
