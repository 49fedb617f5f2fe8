import {
  aChannel,
  allDayBlocks,
  birthdayToWire,
  type ChannelContent,
  type ChannelData,
  type ChannelDocument,
  channelOn,
  type ChannelPlan,
  openingToWire,
  planToWire,
  type PublicData,
  servicesOf,
} from '@portal/contracts/areas/channels';
import { type Market, marketRecords } from '@portal/contracts/kernel';

const publicData: PublicData = {
  public_name: 'Gran Vía',
  address: 'Gran Vía, 52',
  phone: '910 000 000',
  email: '101@es.chain.example',
  opening_date: '2014-05-01',
  razon: 'Restauración Gran Vía SL',
  CIF: 'B12345678',
  fiscal_address: 'Gran Vía, 52, Madrid',
};

/** What a server knows of a restaurant's channels. */
export interface KnownChannel {
  readonly data: PublicData;
  readonly content: ChannelContent;
  readonly plans: readonly ChannelPlan[];
  readonly failed: ChannelData['channel_plan_failed'];
  readonly pause: NonNullable<ChannelData['mop_schedule']> | null;
  readonly versions: ChannelData['versions'];
}

/** Open from noon to midnight with wifi, changed by `facts`. */
export const aKnownChannel = (facts: Partial<KnownChannel> = {}): KnownChannel => ({
  data: publicData,
  content: aChannel(),
  plans: [],
  failed: null,
  pause: null,
  versions: {},
  ...facts,
});

/** A restaurant's channels as the wire answers them. */
export function channelData(known: KnownChannel, market: Market = 'ES', id = 1): ChannelData {
  const { content, plans, data, failed, pause, versions } = known;
  const { defaultLanguage, features } = marketRecords[market];
  return {
    id,
    name: `Restaurante ${id}`,
    site: String(100 + id),
    type: 1,
    region: 2,
    region_name: 'Centro',
    ...data,
    city: 'Madrid',
    opening: openingToWire(content.opening),
    channel: {
      name: data.public_name,
      log_date: null,
      opening_motive: content.opening.motive,
      cv_public: null,
      cv_team: null,
      schedules: content.schedules,
      allday: allDayBlocks(content.schedules),
      birthday_data: birthdayToWire(content.birthday),
    },
    service: servicesOf(market).map(({ name, ...service }) => ({
      ...service,
      name: name[defaultLanguage],
      status: content.services.includes(service.id) ? 1 : 0,
    })),
    channel_plan: plans.map((plan) => planToWire(plan, channelOn(content, plans, plan.date))),
    channel_plan_date: plans[0]?.date ?? null,
    channel_plan_failed: failed,
    ...(features.mobileOrderPause && { mop_schedule: pause }),
    versions,
  };
}

/** The published guide to social networks, in its second version. */
export const aDocument: ChannelDocument = {
  document: 'social-media',
  filename: 'guia.pdf',
  bytes: 5,
  version: 2,
  url: '/api/x',
  update_date: '2026-11-02T09:00:00.000Z',
  versions: [],
};
