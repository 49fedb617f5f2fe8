import type { RequestedPause } from '@portal/contracts/areas/mop';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import type { ResourceDetail, ResourceSummary } from '@portal/contracts/areas/resources';
import type {
  Access,
  MarketFeatures,
  MenuAudience,
  MenuEntry,
  QueryContract,
  Role,
} from '@portal/contracts/kernel';
import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { Localised } from './i18n/define-texts';
import type { LiveMap } from './live/live-map';
import type { UseFound } from './finder/finder';
import type { Session } from './session/session-state';

/** Loads a component when it is needed. Its chunk is the area's, not the first screen's. */
export type Lazily<Props = object> = () => Promise<ComponentType<Props>>;

/** Which frame stands around a screen. `bare` has none and needs nobody signed in. */
export type Frame = 'portal' | 'login' | 'partner' | 'bare';

/** A question that a screen asks when it opens. */
export type EarlyQuestion = readonly [contract: QueryContract, input: object];

export interface AreaRoute extends MenuAudience {
  /** As React Router writes it; optional segments keep one screen mounted: `/local/:category?/:resource?`. */
  readonly path: string;
  readonly frame: Frame;
  /** Title of the browser tab until the screen's `Page` says something more exact. */
  readonly title: Localised;
  /** The screen has a menu of its own: the main menu makes room for it (R-DIA-03). */
  readonly hidesMainMenu?: boolean;
  readonly screen: Lazily;
  /** Places in it whose parts come with it: what came later would move the screen. */
  readonly slots?: readonly SlotName[];
  /** What it asks at first, where it is slow to be drawn: asked while the pointer comes to its link. */
  readonly asks?: () => Promise<readonly EarlyQuestion[]>;
}

/** A link of the main menu; made by `inMenu`. */
export interface NavEntry extends Omit<MenuEntry, 'order'> {
  readonly to: string;
  readonly icon: SvgIconComponent;
  /** Default 50. */
  readonly order?: number;
}

/** Something the palette (Ctrl+K) can do beside going to the places of the navigation. */
export interface PaletteAction extends MenuAudience {
  readonly id: string;
  readonly label: Localised;
  readonly icon?: SvgIconComponent;
  /** The call that it needs; hidden from those who may not make it. */
  readonly needs?: { readonly access: Access };
  /** Goes there… */
  readonly to?: string;
  /** …or does this. */
  readonly run?: () => void;
}

/** A screen that comes before everything else, whatever path was asked for: legal terms. */
export interface BlockingScreen {
  readonly isDue: (session: Session) => boolean;
  /** Goes by itself when a push says so. */
  readonly isLive?: boolean;
  readonly screen: Lazily;
}

/** A part of one area that stands inside a screen of another one, and what it is told there. */
export interface SlotContent<Props> extends MenuAudience {
  /** Lower comes first among those at the same place; default 50. */
  readonly order?: number;
  readonly part: Lazily<Props>;
}

/** The places that screens keep for parts of other areas. Content with nothing to show renders nothing. */
export interface Slots {
  /** Beside an open order, as high as its host lets it be; behind a tab of that name where there is no room. */
  readonly besideOrder: SlotContent<{ readonly order: OrderDetail }> & { readonly label: Localised };
  /** A small mark on whatever stands for an order: a row, a slip, a tab. */
  readonly orderMark: SlotContent<{ readonly orderId: string }>;
  /** At the head of an order of several pieces: orders all of it again. */
  readonly orderAgain: SlotContent<{ readonly order: OrderDetail }>;
  /** Below a piece of an order: what else can be done with it. */
  readonly orderItem: SlotContent<OrderItemProps>;
  /** Beside an order in a list of orders. */
  readonly orderRow: SlotContent<OrderRowProps>;
  /** Between the parts of the library: what else is kept for this person. */
  readonly libraryPanels: SlotContent<object>;
  /** Above the covers of the home: what needs looking at, for the selected restaurant or for nobody's in particular. */
  readonly homeAlerts: SlotContent<{ readonly restaurantId: number | null }>;
  /** On the home, before what is new: what is planned, likewise. */
  readonly homeActions: SlotContent<{ readonly restaurantId: number | null }>;
  /** In the national section of the catalogue, below its pieces: what to do when none of them is the right one. */
  readonly nationalSection: SlotContent<object>;
  /** In the communication section of the catalogue, likewise: what else the agency can be asked for. */
  readonly communicationSection: SlotContent<object>;
  /** On the page of a restaurant's channels: its monthly reports, newest first. */
  readonly channelReports: SlotContent<{ readonly restaurantId: number }>;
  /** On the page of a restaurant's channels: its own actions that are on or soon. */
  readonly channelOffers: SlotContent<{ readonly restaurantId: number }>;
  /** On the page of a restaurant's channels: what asks the agency for a paid campaign. */
  readonly channelBriefing: SlotContent<{ readonly restaurantId: number }>;
  /** A brand that a restaurant competes with: its name, or where it may be chosen a field. */
  readonly competitor: SlotContent<CompetitorProps>;
  /** A form that asks for nothing itself: the pause that was typed goes to the screen that opened it. */
  readonly pauseForm: SlotContent<PauseFormProps>;
  /** Panels of the own account, each saving by itself: 10 profile, 20 password, 30 second factor, 40 devices. */
  readonly accountPanels: SlotContent<object> & { readonly order: number };
  /** In the corner of a resource's card: keeps it. */
  readonly resourceMark: SlotContent<{ readonly resource: ResourceSummary }>;
  /** In a row of a table of resources: marks it as one's own favourite. */
  readonly resourceHeart: SlotContent<{ readonly resource: ResourceSummary }>;
  /** On the page of a resource, below its main actions. */
  readonly resourceKeeping: SlotContent<{ readonly resource: ResourceDetail }>;
  /** Beside the download of selected resources: what else can be done with all of them. */
  readonly selectionActions: SlotContent<SelectionActionProps>;
  /** Resources as the catalogue shows them, for lists of other areas: a grid, or a strip to be pushed aside. */
  readonly resourceCards: SlotContent<ResourceCardsProps>;
  /** Puts all of these resources into the cart. */
  readonly orderResources: SlotContent<{ readonly resources: readonly ResourceSummary[] }>;
  /** Downloads all of these resources. */
  readonly downloadResources: SlotContent<{ readonly resources: readonly ResourceSummary[] }>;
  /** Buttons beside a person in the administration of people: what else can be done with that person. */
  readonly userActions: SlotContent<UserActionProps>;
}
export type SlotName = keyof Slots;

/** A pause of mobile ordering while it is typed. */
export interface PauseFormProps {
  readonly restaurantId: number;
  readonly onTake: (pause: RequestedPause) => void;
  readonly onClose: () => void;
}

/** A brand of the diagnostic, and what becomes of a choice; without that, only its name is shown. */
export interface CompetitorProps {
  readonly restaurantId: number;
  /** The id of the brand; `null` for none. */
  readonly value: string | null;
  readonly onChange?: (brand: string | null) => void;
}

/** A piece of an order, by its place in it from 0. */
export interface OrderItemProps {
  readonly order: OrderDetail;
  readonly place: number;
}

/** An order of a list, with its number as people read it. */
export interface OrderRowProps {
  readonly orderId: string;
  readonly number: string;
}

/** Selected resources, and what is called once something was done with them. */
export interface SelectionActionProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
}

/** Resources that are shown, and what they have in common, for screen readers. */
export interface ResourceCardsProps {
  readonly resources: readonly ResourceSummary[];
  readonly label: string;
  readonly as: 'grid' | 'strip';
  /** A line below each, in their order: what the list knows of them. */
  readonly marks?: readonly string[];
}

/** The person whom an action is about. */
export interface UserActionProps {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
}

export interface AreaManifest {
  /** The slug: folder name, prefix of message ids. */
  readonly area: string;
  /** The whole area exists only in markets that have this: elsewhere nothing of it is loaded or asked for. */
  readonly feature?: keyof MarketFeatures;
  readonly routes?: readonly AreaRoute[];
  readonly nav?: readonly NavEntry[];
  readonly actions?: readonly PaletteAction[];
  /** What the palette (Ctrl+K) finds of it, beside screens and actions: hooks, loaded with the palette. */
  readonly finders?: readonly (() => Promise<UseFound>)[];
  readonly live?: () => Promise<LiveMap>;
  /** Small buttons at the right of the top bar, as the cart with its count. */
  readonly topBar?: readonly (MenuAudience & { readonly order?: number; readonly button: Lazily })[];
  /** Mounted once beside the screens while somebody is signed in: what any screen may cause, or must be told on any. */
  readonly overlays?: readonly (MenuAudience & { readonly part: Lazily })[];
  /** Its parts in screens of other areas (decision 017). */
  readonly slots?: { readonly [Place in SlotName]?: Slots[Place] | readonly Slots[Place][] };
  readonly blockingScreen?: BlockingScreen | readonly BlockingScreen[];
  /** Removes what the area keeps in this browser of a person who signs out (W18). */
  readonly forget?: (userId: number) => Promise<void>;
}
