import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

/** R-NAV-34. */
export const importsArea: AreaManifest = {
  area: 'imports',
  feature: 'importsAndVideos',
  routes: [menuRoute('/admin/import', () => import('./ImportScreen').then((module) => module.ImportScreen))],
  nav: ['/admin/import'],
  live: () => import('@portal/contracts/contract/imports').then(({ importPushes }) => importPushes.live),
};
