import { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#app/area-manifest';

/** The partners' one job: the monthly business-profile reports. */
export const partnerReportsArea: AreaManifest = {
  area: 'partner-reports',
  routes: [
    {
      path: '/partner/reports',
      frame: 'partner',
      roles: [Role.Partner],
      title: { CAST: 'Informes mensuales', CAT: 'Informes mensuals', PT: 'Relatórios mensais' },
      screen: () => import('./PartnerReportsScreen').then((module) => module.PartnerReportsScreen),
    },
  ],
};
