import { acting, both, type RightsOf } from '../rights-row';

/** As for resources: AMB-08, R-ROL-01. */
export const recallRights: RightsOf<'recalls'> = {
  StartRecall: both('AE', 'n/a'),
  CloseRecall: both('AE', 'n/a'),
  GetHolders: both('AE', 'n/a'),
  ListRecalls: both('AE', 'n/a'),
  GetRecall: both('AE', 'n/a'),
  ConfirmRecall: both('FMC', 403, acting('AE')),
  UnconfirmRecall: both('FMC', 403, acting('AE')),
  ListOwnRecalls: both('FMC', 'nothing', acting('AE')),
  OpenRecallPhoto: both('FAMEC', 404, acting('AE')),
};
