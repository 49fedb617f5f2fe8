import type { AreaManifest } from '#core/area-manifest';

/** Saved views are part of the tables of other areas. */
export const savedViewsArea: AreaManifest = {
  area: 'saved-views',
  routes: [],
  live: () => import('./saved-views.live').then((module) => module.savedViewsLive),
};
