import { acting, both, type RightsOf } from '../rights-row';

/** AMB-52; the website part is public. */
export const channelsRights: RightsOf<'channels'> = {
  UpdateChannel: both('FAMC', 403, acting('A')),
  SetSpecialDays: both('FAMC', 404, acting('A')),
  GetChannel: both('FAMEC', 403, acting('AE')),
  ListServices: both('FAMEC', 'n/a', acting('AE')),
  ListRestaurantServices: both('FAMEC', 403, acting('AE')),
  ListChannelDocuments: both('FAMEC', 'n/a', acting('AE')),
  OpenChannelDocument: both('FAMEC', 'n/a', acting('AE')),
  UploadSocialMediaDocument: both('A', 'n/a'),
  UploadPaidMediaDocument: both('A', 'n/a'),
  GetPublicChannel: both('FAMECPN', 'n/a', acting('AE')),
};
