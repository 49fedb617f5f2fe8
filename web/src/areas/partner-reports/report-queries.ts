import { partnerReportQueries, receivedReportQueries } from '@portal/contracts/areas/partner-reports';

const { ListPartnerReports, ListPartnerReportMonths, ListOpenReportMonths } = partnerReportQueries;

/** What a change of reports makes old. */
export const reportQueries = [
  ListPartnerReports,
  ListPartnerReportMonths,
  ListOpenReportMonths,
  ...Object.values(receivedReportQueries),
] as const;
