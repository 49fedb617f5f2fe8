import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { downloadReportQueries } from './download-report.contract';

export const downloadReportExamples: ExamplesOf<typeof downloadReportQueries, World> = {
  GetDownloadReport: () => ({ start: '2026-11-01', end: '30-11-2026', size: 10 }),
  GetDownloadSummary: () => ({ start: '2026-11-01', end: '2026-11-30' }),
};
