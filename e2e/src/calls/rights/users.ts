import { acting, beforeTerms, both, ownAccount, portugal, type RightsOf } from '../rights-row';

export const usersRights: RightsOf<'users'> = {
  AcceptLegalTerms: both('FAMECP', 404, { ...beforeTerms, ownOnly: true }),
  // R-AUT-16…22: no changes while acting.
  RequestPasswordLink: both('FAMECPN', 'n/a', beforeTerms),
  ChangePassword: both('FAMECPN', 'n/a', beforeTerms),
  ChangeOwnPassword: both('FAMECP', 'n/a', ownAccount),
  PrepareSecondFactor: both('FAMECP', 'n/a', ownAccount),
  EnableSecondFactor: both('FAMECP', 'n/a', ownAccount),
  RenewRecoveryCodes: both('FAMECP', 'n/a', ownAccount),
  DisableSecondFactor: both('FAMECP', 'n/a', ownAccount),
  EndOtherSessions: both('FAMECP', 'n/a', ownAccount),
  // R-ACC-16, R-CRT-20; partners have reports only (R-ROL-05).
  ChooseFavouriteRestaurant: both('FAMEC', 403, acting('AE')),
  // R-ACC-01, AMB-77: the own account, partners included.
  UpdateOwnAccount: both('FAMECP', 'n/a', ownAccount),
  // S6: by a mailed link.
  ConfirmAddress: both('FAMECPN', 'n/a', beforeTerms),
  RestoreAddress: both('FAMECPN', 'n/a', beforeTerms),
  ResendOwnAddressLink: both('FAMECP', 'n/a'),
  CancelOwnAddressChange: both('FAMECP', 'n/a'),
  ResendAddressLink: both('FA', 404),
  CancelAddressChange: both('FA', 404),
  AddPhone: portugal('FMC', 'n/a', acting('A')),
  // Safety 4: full administrators only.
  EraseUser: both('A', 'n/a'),
  // R-NAV-27, R-ROL-03: not in restaurant mode.
  ListUsers: both('A', 'n/a'),
  GetUser: both('A', 'n/a'),
  GetErasure: both('A', 'n/a'),
  ListPersonHistory: both('A', 'n/a'),
  AddUser: both('A', 'n/a'),
  UpdateUser: both('A', 'n/a'),
  DeleteUser: both('A', 'n/a'),
  RestoreUser: both('A', 'n/a'),
  ResetLegalTerms: both('A', 'n/a'),
  SendInvitation: both('A', 'n/a'),
  ResetSecondFactor: both('A', 'n/a'),
  // R-ACC-07, R-ROL-02, W7: franchisees only.
  ListRestaurantUsers: both('F', 'n/a'),
  GetRestaurantUser: both('F', 404),
  AddRestaurantUser: both('F', 403),
  UpdateRestaurantUser: both('F', 404),
  EndRestaurantUserAccess: both('F', 404),
  RestoreRestaurantUserAccess: both('F', 404),
};
