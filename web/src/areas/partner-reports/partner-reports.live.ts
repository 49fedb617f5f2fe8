import { partnerReportPushes, partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { defineLive } from '#core/live/live-map';
import { reportQueries } from './report-queries';

/** What somebody else, or another window, does to reports shows at once. */
export const partnerReportsLive = defineLive(partnerReportPushes, {
  PartnerReportsChanged: { refresh: [...reportQueries, partnerReportQueries.ListPartnerReportsOfRestaurant] },
});
