import { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';

const feature = 'importsAndVideos';

/** R-NAV-34. */
export const importsArea: AreaManifest = {
  area: 'imports',
  feature,
  routes: [
    {
      path: '/admin/import',
      frame: 'portal',
      feature,
      roles: [Role.Administrator],
      title: { CAST: 'Importaciones', CAT: 'Importacions', PT: 'Importações' },
      screen: () => import('./ImportScreen').then((module) => module.ImportScreen),
    },
  ],
  nav: ['/admin/import'],
  live: () => import('@portal/contracts/contract/imports').then(({ importPushes }) => importPushes.live),
};
