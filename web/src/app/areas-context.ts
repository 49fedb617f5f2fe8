import { createContext } from 'react';
import type { AreaManifest, Interlude, Lazily, NavEntry, PaletteAction } from './area-manifest';
import type { LiveMap } from './live/live-map';

/** What all areas together bring to the frame around them. */
export interface GatheredAreas {
  readonly nav: readonly NavEntry[];
  readonly actions: readonly PaletteAction[];
  readonly palette: readonly Lazily[];
  readonly topBar: NonNullable<AreaManifest['topBar']>;
  readonly overlays: readonly Lazily[];
  readonly interludes: readonly Interlude[];
  readonly loadLiveMap: () => Promise<LiveMap>;
  /** Removes what all areas keep in this browser of a person who signs out. */
  readonly forget: (userId: number) => Promise<void>;
}

const defaultOrder = 50;
const byOrder = (a: { order?: number }, b: { order?: number }) =>
  (a.order ?? defaultOrder) - (b.order ?? defaultOrder);

/** Gathers the manifests once. */
export function gatherAreas(areas: readonly AreaManifest[]): GatheredAreas {
  return {
    nav: areas.flatMap((area) => area.nav ?? []).toSorted(byOrder),
    actions: areas.flatMap((area) => area.actions ?? []),
    palette: areas.flatMap((area) => area.palette ?? []),
    topBar: areas.flatMap((area) => area.topBar ?? []).toSorted(byOrder),
    overlays: areas.flatMap((area) => area.overlays ?? []),
    interludes: areas.flatMap((area) => area.interlude ?? []),
    loadLiveMap: async () => {
      const loads = areas.flatMap((area) => area.live ?? []);
      const maps: readonly LiveMap[] = await Promise.all(loads.map(async (load) => load()));
      return Object.fromEntries(maps.flatMap((map) => Object.entries(map)));
    },
    forget: async (userId) => {
      // One area that fails must not keep the others, nor the person, from being done.
      await Promise.allSettled(areas.map(async (area) => area.forget?.(userId)));
    },
  };
}

export const AreasContext = createContext<GatheredAreas>(gatherAreas([]));
