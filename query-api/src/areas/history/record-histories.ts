import type { QueryContract, ViewContract } from '@portal/contracts';
import { channelQueries, channels } from '@portal/contracts/areas/channels';
import {
  brands,
  diagnosticQueries,
  diagnostics,
  referenceQueries,
  swotOptions,
} from '@portal/contracts/areas/diagnostic';
import type { RecordKind } from '@portal/contracts/areas/history';
import { mopPolicies, mopQueries } from '@portal/contracts/areas/mop';
import { noNeededDay, orderQueries, orders } from '@portal/contracts/areas/orders';
import { nationalPlans, plannerQueries, restaurantPlans } from '@portal/contracts/areas/planner';
import { resourceQueries, resources } from '@portal/contracts/areas/resources';
import { restaurantQueries, restaurants } from '@portal/contracts/areas/restaurants';
import { sectionQueries, sections } from '@portal/contracts/areas/sections';
import { sliderQueries, sliders } from '@portal/contracts/areas/sliders';
import { restaurantUserQueries, userQueries, users } from '@portal/contracts/areas/users';
import { videoQueries, videos } from '@portal/contracts/areas/videos';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Document } from '@portal/platform/stores/view-store/view-store.port';

type Deployment = Pick<QueryContext, 'market' | 'language'>;

export interface RecordHistory {
  /** Of its readers; the first that the reader may call. A list: the element with the id. */
  readonly queries: readonly [QueryContract, ...QueryContract[]];
  /** The id's form. */
  readonly id: RegExp;
  /** Default: none. */
  readonly input?: (id: string, deployment: Deployment) => Readonly<Record<string, unknown>>;
  readonly view: ViewContract;
  /** In the view. */
  readonly documentId?: (id: string, deployment: Deployment) => string;
  /** In the answer of a list. */
  readonly listedId?: (id: string) => string;
  readonly streams: (id: string, deployment: Deployment) => readonly string[];
  /** Fields that follow from others, or count: not compared. */
  readonly derived?: readonly string[];
  /** Compared field by field: `channel.schedules`. */
  readonly inside?: readonly string[];
  /** Events that only count are not read: the fields have no past. */
  readonly quiet?: { readonly events: readonly string[]; readonly fields: readonly string[] };
  /** Without what is long and not compared. */
  readonly brief?: (document: Document) => Document;
  /** Answers depend on the day: asked at the time of the event. */
  readonly dated?: true;
}

const number = /^[1-9]\d{0,14}$/;
const numbered = { id: number, input: (id: string) => ({ id }) } as const;
const afterDash = (id: string) => id.slice(id.indexOf('-') + 1);

const reference = (kind: 'brand' | 'swotOption') =>
  ({
    id: new RegExp(String.raw`^${kind}-[1-9]\d{0,14}$`),
    listedId: afterDash,
    documentId: afterDash,
    streams: (id: string) => [id],
  }) as const;

/** More than one where the id tells which. */
export const recordHistories: Readonly<Record<RecordKind, readonly RecordHistory[]>> = {
  resource: [
    {
      ...numbered,
      queries: [resourceQueries.GetResource],
      view: resources,
      streams: (id) => [`resource-${id}`],
      derived: [
        ...['update_date', 'downloads', 'link', 'places', 'has_file', 'to_come', 'deleted'],
        ...['thumb_width', 'thumb_height'],
      ],
    },
  ],
  order: [
    {
      id: /^[0-9a-f-]{36}$/,
      input: (id) => ({ id }),
      queries: [orderQueries.GetOrder],
      view: orders,
      streams: (id) => [`order-${id}`],
      // Its first step names the sender. Risks are not compared.
      brief: ({ history, ...order }) => ({
        ...order,
        history: (history as unknown[]).slice(0, 1),
        neededOn: noNeededDay,
      }),
      derived: ['status_date', 'turn_since', 'risk', 'history', 'previews', 'item_names', 'needed_on'],
    },
  ],
  restaurant: [
    {
      ...numbered,
      queries: [restaurantQueries.GetRestaurant],
      view: restaurants,
      streams: (id) => [`restaurant-${id}`],
    },
  ],
  person: [
    {
      ...numbered,
      queries: [userQueries.GetUser, restaurantUserQueries.GetRestaurantUser],
      view: users,
      streams: (id) => [`user-${id}`],
      derived: ['letter', 'admin', 'last_seen', 'shared', 'ended'],
    },
  ],
  section: [
    {
      id: number,
      queries: [sectionQueries.ListSections],
      view: sections,
      streams: (_id, { market }) => [`sections-${market}`],
      derived: ['childs', 'visible', 'resources', 'former_urls', 'path', 'level'],
      quiet: { events: ['ResourceFiled'], fields: ['resources'] },
    },
  ],
  slider: [
    {
      ...numbered,
      queries: [sliderQueries.GetSlider],
      view: sliders,
      streams: (id) => [`slider-${id}`],
      derived: ['clicks'],
    },
  ],
  video: [
    {
      id: number,
      queries: [videoQueries.ListVideos],
      view: videos,
      streams: (id) => [`video-${id}`],
    },
  ],
  channel: [
    {
      id: number,
      input: (id, { language }) => ({ id, language }),
      queries: [channelQueries.GetChannel],
      view: channels,
      streams: (id) => [`restaurant-${id}`],
      inside: ['channel'],
      derived: [
        ...['mop_schedule', 'channel_plan_date', 'channel.log_date'],
        ...['channel.name', 'channel.allday', 'channel.opening_motive'],
      ],
      dated: true,
    },
  ],
  diagnostic: [
    {
      id: number,
      input: (id, { language }) => ({ id, language }),
      queries: [diagnosticQueries.GetDiagnostic],
      view: diagnostics,
      streams: (id) => [`restaurant-${id}`, `diagnostic-${id}`],
      inside: ['swot', 'clients', 'competition', 'comparison'],
      derived: ['changed', 'alerts'],
    },
  ],
  plan: [
    {
      id: /^[1-9]\d{0,8}-\d{4}$/,
      input: (id) => ({ restaurant_id: id.split('-')[0], year: afterDash(id) }),
      queries: [plannerQueries.GetRestaurantPlan],
      view: restaurantPlans,
      streams: (id) => [`plan-${id}`],
      derived: ['years', 'today', 'changed'],
    },
    {
      id: /^\d{4}$/,
      input: (year) => ({ year }),
      queries: [plannerQueries.GetNationalPlan],
      view: nationalPlans,
      streams: (year, { market }) => [`nationalPlan-${market}-${year}`],
      inside: ['plan'],
      derived: ['years', 'next_id', 'update_date', 'can_restore'],
    },
  ],
  reference: [
    { ...reference('brand'), queries: [referenceQueries.ListNationalBrands], view: brands },
    { ...reference('swotOption'), queries: [referenceQueries.ListSwotOptions], view: swotOptions },
  ],
  setting: [
    {
      id: /^mopAutoConfirm$/,
      queries: [mopQueries.GetMopAutoConfirm],
      view: mopPolicies,
      documentId: (_id, { market }) => market,
      streams: (_id, { market }) => [`mopPolicy-${market}`],
      derived: ['set_by', 'set_at'],
    },
  ],
};
