import { acting, both, type RightsOf } from '../rights-row';

/** As the order of the example (R-ORD-01, AMB-08). */
export const historyRights: RightsOf<'history'> = {
  ListRecordHistory: both('FAMEC', 404, acting('AE')),
  GetRecordAt: both('FAMEC', 404, acting('AE')),
};
