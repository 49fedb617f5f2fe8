import { acting, both, type RightsOf } from '../rights-row';

/** R-NAV-12, AMB-39. */
export const formsRights: RightsOf<'forms'> = {
  RequestCustomResource: both('FAMEC', 403, acting('AE')),
  ListCustomRequests: both('FAMEC', 'n/a', acting('AE')),
  SendOpeningForm: both('FMC', 403, acting('A')),
  SendBriefing: both('FMC', 403, acting('A')),
  ListOpeningForms: both('FMC', 'n/a', acting('A')),
  ListBriefings: both('FMC', 'n/a', acting('A')),
  // Full administrators (R-ROL-03).
  ListSentForms: both('A', 'n/a'),
  CountSentForms: both('A', 'n/a'),
  GetSentForm: both('A', 'n/a'),
  ChangeSentFormStatus: both('A', 'n/a'),
};
