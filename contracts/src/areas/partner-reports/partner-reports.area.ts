import { defineArea } from '../../kernel';
import { partnerReportCommands } from './partner-reports.commands';
import { partnerReportDownloads } from './partner-reports.downloads';
import { partnerReportEvents } from './partner-reports.events';
import { partnerReportsExamples } from './partner-reports.examples';
import { partnerReportPushes } from './partner-reports.pushes';
import { partnerReportQueries } from './partner-reports.queries';
import { receivedReportQueries } from './received-reports.queries';
import { partnerReportRejections } from './partner-reports.rejections';
import { partnerReportUploads } from './partner-reports.uploads';
import { partnerReports, reportFileExpiries } from './partner-reports.views';

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
