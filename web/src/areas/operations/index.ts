import { Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import type { Localised } from '#core/i18n/define-texts';

const title: Localised = { CAST: 'Estado del portal', CAT: 'Estat del portal', PT: 'Estado do portal' };
const administrator = [Role.Administrator];

/** R8, R9. */
export const operationsArea: AreaManifest = {
  area: 'operations',
  routes: [
    {
      path: '/admin/operations',
      frame: 'portal',
      roles: administrator,
      title,
      screen: () => import('./OperationsScreen').then((module) => module.OperationsScreen),
    },
  ],
  nav: ['/admin/operations'],
  live: () =>
    import('@portal/contracts/contract/operations').then(({ operationsPushes }) => operationsPushes.live),
};
