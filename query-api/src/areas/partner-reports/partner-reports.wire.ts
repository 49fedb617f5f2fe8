import { type DocumentOf, monthKey } from '@portal/contracts';
import { type PartnerReport, type partnerReports, reportPath } from '@portal/contracts/areas/partner-reports';

export const toReport = (report: DocumentOf<typeof partnerReports>): PartnerReport => ({
  id: report.id,
  report_filename: report.filename,
  created_date: report.createdAt,
  update_date: report.updatedAt,
  report_date: `${report.month}-01`,
  url: reportPath(report.id, report.version),
  month_formatted: monthKey(report.month),
  bytes: report.bytes,
  version: report.version,
  restaurant_id: report.restaurantId,
  restaurant_site: report.restaurantSite,
  restaurant_name: report.restaurantName,
});
