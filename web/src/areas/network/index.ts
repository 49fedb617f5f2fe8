import type { AreaManifest } from '#core/area-manifest';
import { menuRoute } from '#core/area-routes';

/** Live by the pushes of other areas. */
export const networkArea: AreaManifest = {
  area: 'network',
  routes: [
    menuRoute('/admin/map', () => import('./MapScreen').then((module) => module.MapScreen)),
    menuRoute('/admin/film', () => import('./FilmScreen').then((module) => module.FilmScreen)),
    menuRoute('/restaurants', () => import('./RestaurantsScreen').then((module) => module.RestaurantsScreen)),
  ],
  nav: ['/admin/map', '/admin/film', '/restaurants'],
};
