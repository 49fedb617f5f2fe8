import type { AreaManifest } from '#core/area-manifest';

/** Saved views stand above the tables of others. */
export const savedViewsArea: AreaManifest = {
  area: 'saved-views',
  routes: [],
  live: () => import('./saved-views.live').then((module) => module.savedViewsLive),
};
