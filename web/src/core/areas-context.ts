import { type MarketRecord, marketRecords } from '@portal/contracts/kernel';
import { createContext } from 'react';
import type {
  AreaManifest,
  AreaRoute,
  SlotName,
  Slots,
  BlockingScreen,
  NavEntry,
  PaletteAction,
} from './area-manifest';
import type { LiveMap } from './live/live-map';

export type FilledSlot<Place extends SlotName> = Slots[Place] & { readonly area: string };

/** Everything the areas contribute to the shell. */
export interface GatheredAreas {
  readonly routes: readonly AreaRoute[];
  readonly nav: readonly NavEntry[];
  readonly actions: readonly PaletteAction[];
  readonly finders: NonNullable<AreaManifest['finders']>;
  readonly topBar: NonNullable<AreaManifest['topBar']>;
  readonly overlays: NonNullable<AreaManifest['overlays']>;
  readonly blockingScreens: readonly BlockingScreen[];
  readonly slotsAt: <Place extends SlotName>(place: Place) => readonly FilledSlot<Place>[];
  readonly loadLiveMap: () => Promise<LiveMap>;
  /** Clears browser storage of all areas on sign-out. @returns whether all succeeded */
  readonly forget: (userId: number) => Promise<boolean>;
}

const defaultOrder = 50;
const byOrder = (a: { order?: number }, b: { order?: number }) =>
  (a.order ?? defaultOrder) - (b.order ?? defaultOrder);

/** Merges the areas of a market. */
export function gatherAreas(all: readonly AreaManifest[], market: MarketRecord): GatheredAreas {
  const areas = all.filter(({ feature }) => feature === undefined || market.features[feature]);
  return {
    routes: areas.flatMap((area) => area.routes ?? []),
    nav: areas.flatMap((area) => area.nav ?? []).toSorted(byOrder),
    actions: areas.flatMap((area) => area.actions ?? []),
    finders: areas.flatMap((area) => area.finders ?? []),
    topBar: areas.flatMap((area) => area.topBar ?? []).toSorted(byOrder),
    overlays: areas.flatMap((area) => area.overlays ?? []),
    blockingScreens: areas.flatMap((area) => [area.blockingScreen ?? []].flat()),
    slotsAt: <Place extends SlotName>(place: Place) =>
      areas
        .flatMap(({ area, slots }) => {
          const contents = [slots?.[place] ?? []].flat() as readonly Slots[Place][];
          return contents.map((content) => ({ ...content, area }));
        })
        .toSorted(byOrder),
    loadLiveMap: async () => {
      const loads = areas.flatMap((area) => area.live ?? []);
      const maps: readonly LiveMap[] = await Promise.all(loads.map(async (load) => load()));
      return Object.fromEntries(maps.flatMap((map) => Object.entries(map)));
    },
    forget: async (userId) => {
      // A failing area must not block the others.
      const ends = await Promise.allSettled(areas.map(async (area) => area.forget?.(userId)));
      return ends.every(({ status }) => status === 'fulfilled');
    },
  };
}

export const AreasContext = createContext<GatheredAreas>(gatherAreas([], marketRecords.ES));
