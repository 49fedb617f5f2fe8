import { defineArea } from '../../kernel';
import { downloadReportExamples } from './download-report.examples';
import { downloadReportPushes } from './download-report.pushes';
import { downloadReportQueries } from './download-report.queries';
import { downloadDays } from './download-report.views';

export const downloadReportArea = defineArea({
  area: 'download-report',
  calls: [downloadReportQueries],
  views: [downloadDays],
  pushes: [downloadReportPushes],
  examples: downloadReportExamples,
});
