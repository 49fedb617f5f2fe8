import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

/** R8, R9. */
export const operationsArea: AreaManifest = {
  area: 'operations',
  routes: [
    menuRoute('/admin/operations', () =>
      import('./OperationsScreen').then((module) => module.OperationsScreen),
    ),
  ],
  nav: ['/admin/operations'],
  live: () =>
    import('@portal/contracts/contract/operations').then(({ operationsPushes }) => operationsPushes.live),
};
