import { acting, beforeTerms, both, ownAccount, portugal, type RightsOf } from '../rights-row';

/** R-AUT-14, W22, W34. */
export const sessionRights: RightsOf<'session'> = {
  Login: both('FAMECPN', 'n/a', { ...beforeTerms, deactivated: 401 }),
  Logout: both('FAMECP', 'n/a', beforeTerms),
  // R-AUT-10…13: Portugal only, without session.
  StartExternalLogin: portugal('FAMECPN', 'n/a', beforeTerms),
  FinishExternalLogin: portugal('FAMECPN', 'n/a', { ...beforeTerms, deactivated: 401 }),
  EndExternalLogin: portugal('FAMECPN', 'n/a', beforeTerms),
  GetSession: both('FAMECP', 'n/a', beforeTerms),
  GetMarket: both('FAMECPN', 'n/a', beforeTerms),
  GetTables: both('FAMECPN', 'n/a', beforeTerms),
  // R-AUT-16…22: no changes while acting.
  ListOwnSessions: both('FAMECP', 'n/a', ownAccount),
  EndSession: both('FAMECP', 404, { ...ownAccount, ownOnly: true }),
  // R-AME-11, AMB-06: administrators.
  StartRestaurantMode: both('AE', 403),
  EndRestaurantMode: both('AE', 'n/a', acting('AE')),
  // R-AUT-26, AMB-77: not from within another mode.
  StartActingAsUser: both('A', 'n/a'),
  EndActingAsUser: both('A', 'n/a'),
};
