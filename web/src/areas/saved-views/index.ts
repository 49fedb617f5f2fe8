import type { AreaManifest } from '#core/area-manifest';

export const savedViewsArea: AreaManifest = {
  area: 'saved-views',
  routes: [],
  live: () => import('./saved-views.live').then((module) => module.savedViewsLive),
};
