import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

const frame = 'partner';
const addTitle = { CAST: 'Subir informes', CAT: 'Puja informes', PT: 'Carregar relatórios' };

/** R-PRT-01, R-NAV-36. */
export const partnerReportsArea: AreaManifest = {
  area: 'partner-reports',
  routes: [
    menuRoute('/partner/reports', () => import('./MonthsScreen').then((module) => module.MonthsScreen), {
      frame,
    }),
    menuRoute(
      '/partner/reports',
      () => import('./AddReportsScreen').then((module) => module.AddReportsScreen),
      {
        frame,
        path: '/partner/reports/add',
        title: addTitle,
      },
    ),
    menuRoute('/partner/reports', () => import('./MonthScreen').then((module) => module.MonthScreen), {
      frame,
      path: '/partner/reports/:month/:year',
    }),
    menuRoute('/admin/partner-reports', () =>
      import('./ReceivedReportsScreen').then((module) => module.ReceivedReportsScreen),
    ),
  ],
  nav: ['/admin/partner-reports', '/partner/reports'],
  actions: [
    {
      id: 'add-reports',
      label: addTitle,
      icon: UploadFileRounded,
      to: '/partner/reports/add',
      roles: [Role.Partner],
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
