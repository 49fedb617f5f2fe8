import { both, type RightsOf } from '../rights-row';

/** Full menu (R-ROL-03, AMB-08). */
export const downloadReportRights: RightsOf<'download-report'> = {
  GetDownloadReport: both('A', 'n/a'),
  GetDownloadSummary: both('A', 'n/a'),
};
