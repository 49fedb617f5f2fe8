import type { AreaManifest } from '#core/area-manifest';

const title = { CAST: 'Inicio', CAT: 'Inici', PT: 'Início' };

export const homeArea: AreaManifest = {
  area: 'home',
  routes: [
    {
      path: '/',
      frame: 'portal',
      title,
      slots: ['homeAlerts'],
      screen: () => import('./HomeScreen').then((module) => module.HomeScreen),
    },
  ],
  nav: ['/'],
};
