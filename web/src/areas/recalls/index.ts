import { administrators, restaurantStaff } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

export const recallsArea: AreaManifest = {
  area: 'recalls',
  routes: [
    menuRoute('/recalls', () => import('./OwnRecallsScreen').then((module) => module.OwnRecallsScreen)),
    menuRoute('/admin/recalls', () => import('./RecallsScreen').then((module) => module.RecallsScreen)),
    menuRoute('/admin/recalls', () => import('./RecallScreen').then((module) => module.RecallScreen), {
      path: '/admin/recalls/:id',
      title: { CAST: 'Retirada', CAT: 'Retirada', PT: 'Recolha' },
    }),
  ],
  nav: ['/recalls', '/admin/recalls'],
  slots: {
    homeAlerts: {
      order: 20,
      roles: restaurantStaff,
      inRestaurantMode: administrators,
      part: () => import('./HomeRecallsPanel').then((module) => module.HomeRecallsPanel),
    },
    resourceAdmin: {
      roles: administrators,
      part: () => import('./StartRecallPanel').then((module) => module.StartRecallPanel),
    },
  },
  live: () => import('@portal/contracts/contract/recalls').then(({ recallPushes }) => recallPushes.live),
};
