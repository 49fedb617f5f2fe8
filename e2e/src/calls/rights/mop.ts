import { acting, type RightsOf, spain } from '../rights-row';

/** ES only (R-MOP-01, R-MOP-03, R-MOP-09); full menu (AMB-08). */
export const mopRights: RightsOf<'mop'> = {
  RequestMopPause: spain('FAMC', 403, acting('A')),
  WithdrawMopPause: spain('FMC', 404, acting('A')),
  ListMopPauses: spain('FAMC', 'nothing', acting('A')),
  GetMopPause: spain('FAMC', 404, acting('A')),
  GetMopAutoConfirm: spain('FAMC', 'n/a', acting('A')),
  ChangeMopPauseStatus: spain('A', 404),
  SetMopAutoConfirm: spain('A', 'n/a'),
  TryMopAutoConfirm: spain('A', 'n/a'),
  ListMopRequests: spain('A', 'n/a'),
  CountMopRequests: spain('A', 'n/a'),
};
