import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

/** Live by the pushes of other areas, which name its queries. */
export const overviewArea: AreaManifest = {
  area: 'overview',
  routes: [
    menuRoute('/admin/overview', () => import('./OverviewScreen').then((module) => module.OverviewScreen)),
  ],
  nav: ['/admin/overview'],
};
