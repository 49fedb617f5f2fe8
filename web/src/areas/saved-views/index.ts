import type { AreaManifest } from '#core/area-manifest';

export const savedViewsArea: AreaManifest = {
  area: 'saved-views',
  routes: [],
  live: () =>
    import('@portal/contracts/contract/saved-views').then(({ savedViewPushes }) => savedViewPushes.live),
};
