import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';

const partners = [Role.Partner] as const;
const route = { frame: 'partner', roles: partners } as const;
const addTitle = { CAST: 'Subir informes', CAT: 'Puja informes', PT: 'Carregar relatórios' };
const title = { CAST: 'Informes mensuales', CAT: 'Informes mensuals', PT: 'Relatórios mensais' };

/** R-PRT-01, R-NAV-36. */
export const partnerReportsArea: AreaManifest = {
  area: 'partner-reports',
  routes: [
    {
      ...route,
      title,
      path: '/partner/reports',
      screen: () => import('./MonthsScreen').then((module) => module.MonthsScreen),
    },
    {
      ...route,
      path: '/partner/reports/add',
      title: addTitle,
      screen: () => import('./AddReportsScreen').then((module) => module.AddReportsScreen),
    },
    {
      ...route,
      title,
      path: '/partner/reports/:month/:year',
      screen: () => import('./MonthScreen').then((module) => module.MonthScreen),
    },
    {
      frame: 'portal',
      roles: [Role.Administrator],
      title,
      path: '/admin/partner-reports',
      screen: () => import('./ReceivedReportsScreen').then((module) => module.ReceivedReportsScreen),
    },
  ],
  nav: ['/admin/partner-reports', '/partner/reports'],
  actions: [
    {
      id: 'add-reports',
      label: addTitle,
      icon: UploadFileRounded,
      to: '/partner/reports/add',
      roles: partners,
    },
  ],
  slots: {
    channelReports: {
      roles: [...restaurantStaff, Role.Administrator],
      part: () => import('./RestaurantReportsPanel').then((module) => module.RestaurantReportsPanel),
    },
  },
  live: () =>
    import('@portal/contracts/contract/partner-reports').then(
      ({ partnerReportPushes }) => partnerReportPushes.live,
    ),
};
