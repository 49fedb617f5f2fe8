import type { SvgIconComponent } from '@mui/icons-material';
import type { RequestedPause } from '@portal/contracts/areas/mop';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import type { ResourceDetail, ResourceSummary } from '@portal/contracts/areas/resources';
import {
  type Access,
  type MarketFeatures,
  type MenuAudience,
  type MenuEntry,
  type QueryContract,
  type Role,
  type MarketRecord,
  mainMenu,
  marketRecords,
} from '@portal/contracts/kernel';
import { type ComponentType, createContext } from 'react';
import type { UseFound } from './finder/finder';
import type { Localised } from './i18n/define-texts';
import type { LiveMap } from './live/live-map';
import type { Session } from './session/session-state';

/** Loads a component on demand, as a chunk of its area. */
export type Lazily<Props = object> = () => Promise<ComponentType<Props>>;

/** Frame around a screen; `bare` has none and needs no session. */
export type Frame = 'portal' | 'login' | 'partner' | 'bare';

/** A query that a screen sends on opening. */
type EarlyQuestion = readonly [contract: QueryContract, input: object];

export interface AreaRoute extends MenuAudience {
  /** React Router path; optional segments keep one screen mounted: `/local/:category?/:resource?`. */
  readonly path: string;
  readonly frame: Frame;
  /** Browser tab title until `Page` sets one. */
  readonly title: Localised;
  /** Hides the main menu: the screen has its own (R-DIA-03). */
  readonly hidesMainMenu?: boolean;
  readonly screen: Lazily;
  /** Slots whose parts load with the screen, so that nothing moves later. */
  readonly slots?: readonly SlotName[];
  /** Queries prefetched while the pointer nears its link. */
  readonly asks?: () => Promise<readonly EarlyQuestion[]>;
}

export type MenuPath = keyof typeof mainMenu;

/** A main menu link. */
export interface NavEntry extends Omit<MenuEntry, 'order'> {
  readonly to: MenuPath;
  /** Default 50. */
  readonly order?: number;
}

/** A palette action (Ctrl+K). */
export interface PaletteAction extends MenuAudience {
  readonly id: string;
  readonly label: Localised;
  readonly icon?: SvgIconComponent;
  /** Hidden from those who may not make this call. */
  readonly needs?: { readonly access: Access };
  readonly to?: string;
  readonly run?: () => void;
}

/** A screen shown before any other: legal terms. */
interface BlockingScreen {
  readonly isDue: (session: Session) => boolean;
  /** A push may lift it. */
  readonly isLive?: boolean;
  readonly screen: Lazily;
}

/** A part of one area inside a screen of another, and its props. */
export interface SlotContent<Props> extends MenuAudience {
  /** Lowest first; default 50. */
  readonly order?: number;
  readonly part: Lazily<Props>;
}

/** Slots of screens for parts of other areas; an empty part renders nothing. */
export interface Slots {
  /** Beside an open order; behind a tab with this label where space is short. */
  readonly besideOrder: SlotContent<{ readonly order: OrderDetail }> & { readonly label: Localised };
  /** Mark on anything that stands for an order: row, slip, tab. */
  readonly orderMark: SlotContent<{ readonly orderId: string }>;
  /** Head of an order of several pieces: orders all again. */
  readonly orderAgain: SlotContent<{ readonly order: OrderDetail }>;
  /** Below a piece of an order: further actions. */
  readonly orderItem: SlotContent<OrderItemProps>;
  readonly orderRow: SlotContent<OrderRowProps>;
  readonly libraryPanels: SlotContent<object>;
  /** Home, above the covers: alerts, for the selected restaurant or none. */
  readonly homeAlerts: SlotContent<{ readonly restaurantId: number | null }>;
  /** Home, before the news: planned actions. */
  readonly homeActions: SlotContent<{ readonly restaurantId: number | null }>;
  /** National section, below its pieces: what to do if none fits. */
  readonly nationalSection: SlotContent<object>;
  /** Communication section, below its pieces: other requests to the agency. */
  readonly communicationSection: SlotContent<object>;
  /** A restaurant's channels: its monthly reports, newest first. */
  readonly channelReports: SlotContent<{ readonly restaurantId: number }>;
  /** A restaurant's channels: its own actions, current and soon. */
  readonly channelOffers: SlotContent<{ readonly restaurantId: number }>;
  /** A restaurant's channels: the briefing for a paid campaign. */
  readonly channelBriefing: SlotContent<{ readonly restaurantId: number }>;
  /** A competitor's brand: its name, or a field to choose it. */
  readonly competitor: SlotContent<CompetitorProps>;
  /** Pause form; the pause goes to the screen that opened it. */
  readonly pauseForm: SlotContent<PauseFormProps>;
  /** Account panels: 10 profile, 20 password, 30 second factor, 40 devices. */
  readonly accountPanels: SlotContent<object> & { readonly order: number };
  /** Corner of a resource card: favourite and collections. */
  readonly resourceMark: SlotContent<{ readonly resource: ResourceSummary }>;
  /** Row of a resource table: favourite. */
  readonly resourceHeart: SlotContent<{ readonly resource: ResourceSummary }>;
  /** Resource page, below the main actions. */
  readonly resourceKeeping: SlotContent<{ readonly resource: ResourceDetail }>;
  /** Beside the download of selected resources: further bulk actions. */
  readonly selectionActions: SlotContent<SelectionActionProps>;
  /** Resources as catalogue cards, for lists of other areas. */
  readonly resourceCards: SlotContent<ResourceCardsProps>;
  readonly orderResources: SlotContent<{ readonly resources: readonly ResourceSummary[] }>;
  readonly downloadResources: SlotContent<{ readonly resources: readonly ResourceSummary[] }>;
  /** Administration of people: further actions on a person. */
  readonly userActions: SlotContent<UserActionProps>;
}
export type SlotName = keyof Slots;

export interface PauseFormProps {
  readonly restaurantId: number;
  readonly onTake: (pause: RequestedPause) => void;
  readonly onClose: () => void;
}

/** A brand of the diagnostic; without `onChange`, only its name is shown. */
export interface CompetitorProps {
  readonly restaurantId: number;
  /** Brand id; `null` for none. */
  readonly value: string | null;
  readonly onChange?: (brand: string | null) => void;
}

/** A piece of an order, by its index. */
export interface OrderItemProps {
  readonly order: OrderDetail;
  readonly place: number;
}

/** An order in a list, with its displayed number. */
export interface OrderRowProps {
  readonly orderId: string;
  readonly number: string;
}

/** Selected resources; `onDone` runs after an action on them. */
export interface SelectionActionProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
}

/** Resources and their common label for screen readers. */
export interface ResourceCardsProps {
  readonly resources: readonly ResourceSummary[];
  readonly label: string;
  readonly as: 'grid' | 'strip';
  /** A line below each, in the same order. */
  readonly marks?: readonly string[];
}

export interface UserActionProps {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
}

export interface AreaManifest {
  /** Folder name, prefix of message ids. */
  readonly area: string;
  /** Market feature without which nothing of the area is loaded. */
  readonly feature?: keyof MarketFeatures;
  readonly routes?: readonly AreaRoute[];
  /** Its entries of the main menu, by path. */
  readonly nav?: readonly (MenuPath | NavEntry)[];
  readonly actions?: readonly PaletteAction[];
  /** Palette finders (hooks), loaded with the palette. */
  readonly finders?: readonly (() => Promise<UseFound>)[];
  readonly live?: () => Promise<LiveMap>;
  /** Small buttons at the right of the top bar. */
  readonly topBar?: readonly (MenuAudience & { readonly order?: number; readonly button: Lazily })[];
  /** Mounted once for signed-in people, on every screen. */
  readonly overlays?: readonly (MenuAudience & { readonly part: Lazily })[];
  /** Parts in screens of other areas (decision 017). */
  readonly slots?: { readonly [Place in SlotName]?: Slots[Place] | readonly Slots[Place][] };
  readonly blockingScreen?: BlockingScreen | readonly BlockingScreen[];
  /** Clears the area's browser storage of a person on sign-out (W18). */
  readonly forget?: (userId: number) => Promise<void>;
}

export type FilledSlot<Place extends SlotName> = Slots[Place] & { readonly area: string };

/** Everything the areas contribute to the shell. */
interface GatheredAreas {
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

const entryOf = (entry: MenuPath | NavEntry): NavEntry =>
  typeof entry === 'string' ? { ...mainMenu[entry], to: entry } : entry;

/** Merges the areas of a market. */
export function gatherAreas(all: readonly AreaManifest[], market: MarketRecord): GatheredAreas {
  const areas = all.filter(({ feature }) => feature === undefined || market.features[feature]);
  return {
    routes: areas.flatMap((area) => area.routes ?? []),
    nav: areas.flatMap(({ nav = [] }) => nav.map(entryOf)).toSorted(byOrder),
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
