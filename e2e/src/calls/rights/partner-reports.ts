import { acting, both, type RightsOf } from '../rights-row';

/** AMB-72, R-PRT-12. */
export const partnerReportsRights: RightsOf<'partner-reports'> = {
  AddPartnerReports: both('PA', 'n/a'),
  AddPartnerReport: both('PA', 'n/a'),
  DeletePartnerReport: both('PA', 404),
  DeletePartnerReportByName: both('PA', 'n/a'),
  DeletePartnerReports: both('PA', 404),
  DeletePartnerReportMonth: both('PA', 'n/a'),
  RestorePartnerReports: both('PA', 404),
  AssignPartnerReport: both('PA', 404),
  ListPartnerReports: both('PA', 'n/a'),
  ListPartnerReportsOfUser: both('PA', 404),
  ListReceivedPartnerReports: both('A', 'n/a'),
  ListMissingPartnerReports: both('A', 'n/a'),
  ListPartnerReportsOfRestaurant: both('FAMC', 403, acting('A')),
  ListPartnerReportMonths: both('PA', 'n/a'),
  ListOpenReportMonths: both('PA', 'n/a'),
  FindReportRestaurants: both('PA', 'n/a'),
  OpenPartnerReport: both('PAFMC', 404, acting('A')),
};
