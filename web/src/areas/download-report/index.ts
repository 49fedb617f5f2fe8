import { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = {
  CAST: 'Informe de descargas',
  CAT: 'Informe de descàrregues',
  PT: 'Relatório de transferências',
};
const administrator = [Role.Administrator];

/** R-IMP-10, R-NAV-33. */
export const downloadReportArea: AreaManifest = {
  area: 'download-report',
  routes: [
    {
      path: '/admin/inform',
      frame: 'portal',
      roles: administrator,
      title,
      screen: () => import('./DownloadScreen').then((module) => module.DownloadScreen),
    },
  ],
  nav: ['/admin/inform'],
  live: () =>
    import('@portal/contracts/contract/download-report').then(
      ({ downloadReportPushes }) => downloadReportPushes.live,
    ),
};
