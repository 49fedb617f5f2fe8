import type { AreaManifest } from '#core/area-manifest';
import { Role } from '@portal/contracts/kernel';
import { menuRoute } from '#core/area-routes';

/** Live by the pushes of other areas, which name its queries. */
export const overviewArea: AreaManifest = {
  area: 'overview',
  routes: [
    menuRoute('/admin/overview', () => import('./OverviewScreen').then((module) => module.OverviewScreen)),
    menuRoute(
      '/admin/overview',
      () => import('./WorkingDaysScreen').then((module) => module.WorkingDaysScreen),
      {
        path: '/admin/overview/working-days',
        roles: [Role.Administrator],
        title: {
          CAST: 'Días laborables a prueba',
          CAT: 'Dies laborables a prova',
          PT: 'Dias úteis em experiência',
        },
      },
    ),
  ],
  nav: ['/admin/overview'],
};
