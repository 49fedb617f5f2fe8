import HomeRounded from '@mui/icons-material/HomeRounded';
import { inMenu } from '#app/main-menu';
import type { AreaManifest } from '#app/area-manifest';

const title = { CAST: 'Inicio', CAT: 'Inici', PT: 'Início' };

/** Where restaurants begin. */
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
  nav: [inMenu('/', HomeRounded)],
};
