import type { World } from '../../example-world';
import { monthKey, type ExamplesOf } from '../../kernel';
import { monthOfReport } from './partner-report-id';
import type { partnerReportCommands } from './partner-reports.commands';
import type { partnerReportDownloads } from './partner-reports.downloads';
import type { partnerReportQueries } from './partner-reports.queries';
import type { partnerReportUploads } from './partner-reports.uploads';
import type { receivedReportQueries } from './received-reports.queries';

type Calls = typeof partnerReportCommands &
  typeof partnerReportQueries &
  typeof receivedReportQueries &
  typeof partnerReportUploads &
  typeof partnerReportDownloads;

const monthOf = ({ reportId }: World) => monthKey(monthOfReport(reportId));

/** A valid input of each call, in a world where these things exist. */
export const partnerReportsExamples: ExamplesOf<Calls, World> = {
  DeletePartnerReport: ({ reportId }) => ({ id: reportId }),
  DeletePartnerReportByName: (world) => ({ report: { filename: '101.pdf', date: monthOf(world) } }),
  DeletePartnerReports: ({ reportId }) => ({ ids: [reportId] }),
  DeletePartnerReportMonth: (world) => ({ month: monthOf(world).replace('/', '-') }),
  RestorePartnerReports: ({ reportId }) => ({ ids: [reportId] }),
  AssignPartnerReport: ({ reportId, restaurantId }) => ({ id: reportId, restaurant_id: restaurantId }),
  AddPartnerReports: ({ freeMonth }) => ({ report: { date: freeMonth, filename: 'informes.zip' } }),
  AddPartnerReport: ({ freeMonth }) => ({ date: freeMonth, filename: '102.pdf' }),
  OpenPartnerReport: ({ reportId }) => ({ id: reportId }),
  ListPartnerReports: (world) => ({ month: monthOf(world), size: 10 }),
  ListPartnerReportsOfUser: ({ userId }) => ({ id: userId }),
  ListPartnerReportsOfRestaurant: ({ restaurantId }) => ({ id: restaurantId }),
  ListPartnerReportMonths: () => ({ size: 20 }),
  ListReceivedPartnerReports: (world) => ({ month: monthOf(world), size: 10 }),
  ListMissingPartnerReports: () => ({ size: 10 }),
  ListOpenReportMonths: () => ({}),
  FindReportRestaurants: () => ({ q: 'gran' }),
};
