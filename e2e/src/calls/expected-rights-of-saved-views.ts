import { acting, both, type ExpectedRights } from './rights-row';

/** U6: whoever has tables names views of them, one's own and nobody else's; never those of the user one acts as (AMB-77). */
export const savedViewRights: Readonly<Record<string, ExpectedRights>> = {
  SaveView: both('FAMECP', 'n/a', acting('AE')),
  DeleteView: both('FAMECP', 'n/a', acting('AE')),
  GetSavedViews: both('FAMECP', 'n/a', acting('AE')),
};
