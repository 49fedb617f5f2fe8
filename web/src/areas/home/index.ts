import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

export const homeArea: AreaManifest = {
  area: 'home',
  routes: [
    menuRoute('/', () => import('./HomeScreen').then((module) => module.HomeScreen), {
      roles: undefined,
      slots: ['homeAlerts'],
    }),
  ],
  nav: ['/'],
};
