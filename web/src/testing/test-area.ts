import type { ComponentType } from 'react';
import type { AreaManifest } from '#core/area-manifest';

const title = { CAST: 'T', CAT: 'T', PT: 'T' };

export const testArea = (screens: Readonly<Record<string, ComponentType>>): AreaManifest => ({
  area: 'test',
  routes: Object.entries(screens).map(([path, Screen]) => ({
    path,
    frame: 'portal',
    title,
    screen: async () => Screen,
  })),
});
