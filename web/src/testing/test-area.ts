import type { ComponentType } from 'react';
import type { AreaManifest } from '#core/area-manifest';

const title = { CAST: 'T', CAT: 'T', PT: 'T' };

/** An area with screens by path, for slots and links. */
export const testArea = (screens: Readonly<Record<string, ComponentType>>): AreaManifest => ({
  area: 'test',
  routes: Object.entries(screens).map(([path, Screen]) => ({
    path,
    frame: 'portal',
    title,
    screen: async () => Screen,
  })),
});
