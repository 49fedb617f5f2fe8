import {
  partnerReportPushes,
  partnerReportQueries,
  receivedReportQueries,
} from '@portal/contracts/areas/partner-reports';
import { defineLive } from '#core/live/live-map';

const { ListPartnerReports, ListPartnerReportMonths, ListOpenReportMonths } = partnerReportQueries;

export const reportQueries = [
  ListPartnerReports,
  ListPartnerReportMonths,
  ListOpenReportMonths,
  ...Object.values(receivedReportQueries),
] as const;

export const partnerReportsLive = defineLive(partnerReportPushes, {
  PartnerReportsChanged: { refresh: [...reportQueries, partnerReportQueries.ListPartnerReportsOfRestaurant] },
});
