import { downloadReportPushes, downloadReportQueries } from '@portal/contracts/areas/download-report';
import { defineLive } from '#core/live/live-map';

const { GetDownloadReport, GetDownloadSummary } = downloadReportQueries;

export const downloadReportLive = defineLive(downloadReportPushes, {
  DownloadsCounted: { refresh: [GetDownloadReport, GetDownloadSummary] },
});
