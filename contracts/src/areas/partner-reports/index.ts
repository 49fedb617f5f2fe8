import { defineArea } from '../../kernel';
import {
  partnerReportCommands,
  partnerReportDownloads,
  partnerReportPushes,
  partnerReportQueries,
  receivedReportQueries,
  partnerReportRejections,
  partnerReportUploads,
  partnerReports,
  reportFileExpiries,
} from './partner-reports.contract';
import { partnerReportEvents } from './partner-reports.events';
import { partnerReportsExamples } from './partner-reports.examples';

export * from './partner-reports.rules';
export * from './partner-reports.examples';
export * from './partner-reports.contract';
export * from './partner-reports.events';

export const partnerReportsArea = defineArea({
  area: 'partner-reports',
  calls: [
    partnerReportCommands,
    partnerReportQueries,
    receivedReportQueries,
    partnerReportUploads,
    partnerReportDownloads,
  ],
  events: [partnerReportEvents],
  views: [partnerReports, reportFileExpiries],
  pushes: [partnerReportPushes],
  rejections: partnerReportRejections,
  examples: partnerReportsExamples,
});
