import { defineArea } from '../../kernel';
import { downloadReportPushes, downloadReportQueries, downloadDays } from './download-report.contract';
import { downloadReportExamples } from './download-report.examples';

export * from './download-report.contract';
export * from './download-report.rules';

export const downloadReportArea = defineArea({
  area: 'download-report',
  calls: [downloadReportQueries],
  views: [downloadDays],
  pushes: [downloadReportPushes],
  examples: downloadReportExamples,
});
