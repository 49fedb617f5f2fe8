import { acting, beforeTerms, both, type RightsOf } from '../rights-row';

/** Own notices and settings (R-ACC-13…15), and the mailed link. */
export const notificationsRights: RightsOf<'notifications'> = {
  UpdateNotifications: both('FAMEC', 'n/a', acting('AE')),
  ChooseMailLanguage: both('FAMEC', 'n/a', acting('AE')),
  ReadNotices: both('FAMEC', 'n/a', acting('AE')),
  GetNotifications: both('FAMEC', 'n/a', acting('AE')),
  ListNotices: both('FAMEC', 'n/a', acting('AE')),
  CountUnreadNotices: both('FAMEC', 'n/a', acting('AE')),
  RegisterPushDevice: both('FAMEC', 'n/a', acting('AE')),
  RemovePushDevice: both('FAMEC', 'n/a', acting('AE')),
  UpdateNoticeSettings: both('FAMEC', 'n/a', acting('AE')),
  GetPushDevices: both('FAMEC', 'n/a', acting('AE')),
  UnsubscribeFromMails: both('FAMECPN', 'n/a', beforeTerms),
};
