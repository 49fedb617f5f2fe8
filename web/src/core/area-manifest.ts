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

export type Lazily<Props = object> = () => Promise<ComponentType<Props>>;

/** Frame around a screen; `bare` has none and needs no session. */
export type Frame = 'portal' | 'login' | 'partner' | 'bare';

type EarlyQuestion = readonly [contract: QueryContract, input: object];

export interface AreaRoute extends MenuAudience {
  /** React Router path; optional segments keep one screen mounted: `/local/:category?/:resource?`. */
  readonly path: string;
  readonly frame: Frame;
  /** Until `Page` sets one. */
  readonly title: Localised;
  /** The screen has its own (R-DIA-03). */
  readonly hidesMainMenu?: boolean;
  readonly screen: Lazily;
  /** Load with the screen: nothing moves later. */
  readonly slots?: readonly SlotName[];
  /** While the pointer nears its link. */
  readonly asks?: () => Promise<readonly EarlyQuestion[]>;
}

export type MenuPath = keyof typeof mainMenu;

export interface NavEntry extends Omit<MenuEntry, 'order'> {
  readonly to: MenuPath;
  /** Default 50. */
  readonly order?: number;
}

export interface PaletteAction extends MenuAudience {
  readonly id: string;
  readonly label: Localised;
  /** Default: of its place in the menu. */
  readonly icon?: SvgIconComponent;
  /** Hidden from those who may not make this call. */
  readonly needs?: { readonly access: Access };
  readonly to?: string;
  readonly run?: () => void;
}

/** Before any other: legal terms. */
interface BlockingScreen {
  readonly isDue: (session: Session) => boolean;
  /** A push may lift it. */
  readonly isLive?: boolean;
  readonly screen: Lazily;
}

export interface SlotContent<Props> extends MenuAudience {
  /** Lowest first; default 50. */
  readonly order?: number;
  readonly part: Lazily<Props>;
}

/** An empty part renders nothing. */
export interface Slots {
  /** Behind a tab with this label where space is short. */
  readonly besideOrder: SlotContent<{ readonly order: OrderDetail }> & { readonly label: Localised };
  readonly orderMark: SlotContent<{ readonly orderId: string }>;
  readonly orderAgain: SlotContent<{ readonly order: OrderDetail }>;
  readonly orderItem: SlotContent<OrderItemProps>;
  readonly orderRow: SlotContent<OrderRowProps>;
  readonly libraryPanels: SlotContent<object>;
  /** Above the covers; `null` without a restaurant. */
  readonly homeAlerts: SlotContent<{ readonly restaurantId: number | null }>;
  /** Before the news. */
  readonly homeActions: SlotContent<{ readonly restaurantId: number | null }>;
  /** Below its pieces. */
  readonly nationalSection: SlotContent<object>;
  /** Below its pieces. */
  readonly communicationSection: SlotContent<object>;
  /** Newest first. */
  readonly channelReports: SlotContent<{ readonly restaurantId: number }>;
  readonly channelOffers: SlotContent<{ readonly restaurantId: number }>;
  readonly channelBriefing: SlotContent<{ readonly restaurantId: number }>;
  readonly competitor: SlotContent<CompetitorProps>;
  /** The pause goes to the screen that opened it. */
  readonly pauseForm: SlotContent<PauseFormProps>;
  /** Account panels: 10 profile, 20 password, 30 second factor, 40 devices. */
  readonly accountPanels: SlotContent<object> & { readonly order: number };
  readonly resourceMark: SlotContent<{ readonly resource: ResourceSummary }>;
  readonly resourceHeart: SlotContent<{ readonly resource: ResourceSummary }>;
  /** Below the main actions. */
  readonly resourceKeeping: SlotContent<{ readonly resource: ResourceDetail }>;
  /** Below the form of an existing one, for administrators. */
  readonly resourceAdmin: SlotContent<{ readonly resource: ResourceDetail }>;
  readonly selectionActions: SlotContent<SelectionActionProps>;
  readonly resourceCards: SlotContent<ResourceCardsProps>;
  readonly orderResources: SlotContent<{ readonly resources: readonly ResourceSummary[] }>;
  readonly downloadResources: SlotContent<{ readonly resources: readonly ResourceSummary[] }>;
  readonly userActions: SlotContent<UserActionProps>;
  /** Of an event; `of`: what it is, for its label. */
  readonly why: SlotContent<{ readonly position: number; readonly of: string }>;
  /** A dialog: hours of one date for all of them. */
  readonly specialDays: SlotContent<SpecialDaysProps>;
}
export type SlotName = keyof Slots;

export interface SpecialDaysProps {
  readonly restaurants: readonly { readonly id: number; readonly name: string }[];
  readonly onClose: () => void;
}

export interface PauseFormProps {
  readonly restaurantId: number;
  readonly onTake: (pause: RequestedPause) => void;
  readonly onClose: () => void;
}

/** Without `onChange`, only its name is shown. */
export interface CompetitorProps {
  readonly restaurantId: number;
  readonly value: string | null;
  readonly onChange?: (brand: string | null) => void;
}

export interface OrderItemProps {
  readonly order: OrderDetail;
  readonly place: number;
}

export interface OrderRowProps {
  readonly orderId: string;
  readonly number: string;
  /** With finished art. */
  readonly piecesReady: number;
}

/** `onDone` runs after an action on them. */
export interface SelectionActionProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
}

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

type LoadLive = () => Promise<LiveMap>;

export interface AreaManifest {
  /** Folder name, prefix of message ids. */
  readonly area: string;
  readonly feature?: keyof MarketFeatures | undefined;
  readonly routes?: readonly AreaRoute[];
  readonly nav?: readonly (MenuPath | NavEntry)[];
  readonly actions?: readonly PaletteAction[];
  /** Hooks, loaded with the palette. */
  readonly finders?: readonly (() => Promise<UseFound>)[];
  readonly live?: LoadLive | readonly LoadLive[];
  readonly topBar?: readonly (MenuAudience & { readonly order?: number; readonly button: Lazily })[];
  readonly overlays?: readonly (MenuAudience & { readonly part: Lazily })[];
  /** Decision 017. */
  readonly slots?: { readonly [Place in SlotName]?: Slots[Place] | readonly Slots[Place][] };
  readonly blockingScreen?: BlockingScreen | readonly BlockingScreen[];
  /** W18 */
  readonly forget?: (userId: number) => Promise<void>;
}

export type FilledSlot<Place extends SlotName> = Slots[Place] & { readonly area: string };

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
  /** W18. @returns whether all succeeded */
  readonly forget: (userId: number) => Promise<boolean>;
}

const defaultOrder = 50;
const byOrder = (a: { order?: number }, b: { order?: number }) =>
  (a.order ?? defaultOrder) - (b.order ?? defaultOrder);

const entryOf = (entry: MenuPath | NavEntry): NavEntry =>
  typeof entry === 'string' ? { ...mainMenu[entry], to: entry } : entry;

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
