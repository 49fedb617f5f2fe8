import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

/** R-IMP-10, R-NAV-33. */
export const downloadReportArea: AreaManifest = {
  area: 'download-report',
  routes: [
    menuRoute('/admin/inform', () => import('./DownloadScreen').then((module) => module.DownloadScreen)),
  ],
  nav: ['/admin/inform'],
  live: () =>
    import('@portal/contracts/contract/download-report').then(
      ({ downloadReportPushes }) => downloadReportPushes.live,
    ),
};
