import { acting, both, type RightsOf } from '../rights-row';

/** R-ROL-01, AMB-08. */
export const cartRights: RightsOf<'cart'> = {
  UploadCustomFile: both('FAMEC', 'n/a', acting('AE')),
  UploadImage: both('FAMEC', 'n/a', acting('AE')),
  UploadTemporaryFile: both('FAMEC', 'n/a', acting('AE')),
  SaveCartEntry: both('FAMEC', 'n/a', acting('AE')),
  RemoveCartEntry: both('FAMEC', 'n/a', acting('AE')),
  GetMyCart: both('FAMEC', 'n/a', acting('AE')),
};
