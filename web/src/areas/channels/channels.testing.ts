import {
  aChannel,
  allDayBlocks,
  birthdayToWire,
  channelCommands,
  type ChannelContent,
  type ChannelData,
  type ChannelDocument,
  channelOn,
  type ChannelPlan,
  channelQueries,
  maskOf,
  openingToWire,
  planToWire,
  type PublicData,
  servicesOf,
  type SpecialDay,
  switchServices,
  withSchedules,
  withSpecialDays,
} from '@portal/contracts/areas/channels';
import { partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { type RestaurantChange, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import { type Market, marketRecords, type ParsedInputOf } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, press, screen, screenKit, textsOf, within } from '#testing/screen-kit';
import { type PersonFacts, someTables } from '#testing/sample-session';
import type { AreaManifest } from '#core/area-manifest';
import { channelsTexts, hoursTexts, previewTexts } from './texts';
import { channelsArea } from './index';

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

interface KnownChannel {
  readonly data: PublicData;
  readonly content: ChannelContent;
  readonly plans: readonly ChannelPlan[];
  readonly specialDays: readonly SpecialDay[];
  readonly failed: ChannelData['channel_plan_failed'];
  readonly pause: NonNullable<ChannelData['mop_schedule']> | null;
  readonly versions: ChannelData['versions'];
}

export const aKnownChannel = (facts: Partial<KnownChannel> = {}): KnownChannel => ({
  data: publicData,
  content: aChannel(),
  plans: [],
  specialDays: [],
  failed: null,
  pause: null,
  versions: {},
  ...facts,
});

export function channelData(known: KnownChannel, market: Market = 'ES', id = 1): ChannelData {
  const { content, plans, specialDays, data, failed, pause, versions } = known;
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
    special_days: [...specialDays],
    ...(features.mobileOrderPause && { mop_schedule: pause }),
    versions,
  };
}

export const aDocument: ChannelDocument = {
  document: 'social-media',
  filename: 'guia.pdf',
  bytes: 5,
  version: 2,
  url: '/api/x',
  update_date: '2026-11-02T09:00:00.000Z',
  versions: [],
};

type Sent = ParsedInputOf<typeof channelCommands.UpdateChannel>;

const publicNames = ['address', 'phone', 'email', 'opening_date', 'razon', 'CIF', 'fiscal_address'] as const;

function dataAfter(data: PublicData, sent: Sent): PublicData {
  const changed = publicNames.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]));
  return { ...data, public_name: sent.channel?.name ?? data.public_name, ...Object.fromEntries(changed) };
}

function contentAfter(content: ChannelContent, { channel, service = [], opening }: Sent): ChannelContent {
  const switches = Object.fromEntries(service.map(({ id, status }) => [id, Boolean(status)]));
  const { birthday_data: birthday = {}, schedules = {} } = channel ?? {};
  const masked = birthday.bank_account === undefined ? {} : { bank_account: maskOf(birthday.bank_account) };
  return {
    opening: opening === undefined ? content.opening : { ...opening, open: Boolean(opening.open) },
    services: [...switchServices(content.services, switches)],
    schedules: withSchedules(content.schedules, schedules),
    birthday: {
      ...content.birthday,
      ...birthday,
      ...masked,
      book_online: Boolean(birthday.book_online ?? content.birthday.book_online),
    },
  };
}

const plansAfter = (sent: NonNullable<Sent['channel_plan']>): readonly ChannelPlan[] =>
  sent.map(({ plan_date: date, schedules, opening }) => ({
    date,
    changes: {
      ...(schedules && { schedules }),
      ...(opening && { opening: { ...opening, open: Boolean(opening.open) } }),
    },
  }));

const lastChange: RestaurantChange = {
  id: 1,
  what: 'updated',
  date: '2026-11-24T09:30:00.000Z',
  user: 'Lucía Vega',
  fields: [],
};

export function channelsApi(
  facts: Partial<KnownChannel> = {},
  market: Market = 'ES',
  person: PersonFacts = {},
) {
  let known = aKnownChannel(facts);
  const api = fakeApi().signedIn(person);
  const change = (changed: Partial<KnownChannel>) => {
    known = { ...known, ...changed };
  };
  api.on(channelQueries.GetChannel, ({ id }) => channelData(known, market, id));
  api.on(channelCommands.UpdateChannel, (sent) => {
    change({
      data: dataAfter(known.data, sent),
      content: contentAfter(known.content, sent),
      plans: sent.channel_plan === undefined ? known.plans : plansAfter(sent.channel_plan),
    });
    return { id: sent.restaurant_id, service: [...known.content.services] };
  });
  api.on(channelCommands.SetSpecialDays, ({ restaurant_ids: restaurants, days, remove }) => {
    const specialDays = withSpecialDays(known.specialDays, { set: days, removed: remove });
    change({ specialDays });
    return { restaurants, versions: restaurants.map(() => 7), refused: [], conflicts: [] };
  });
  api.on(restaurantQueries.GetRestaurantLog, () => [lastChange]);
  api.on(channelQueries.ListChannelDocuments, () => []);
  api.on(partnerReportQueries.ListPartnerReportsOfRestaurant, () => []);
  api.on(sessionQueries.GetTables, () => someTables({}));
  return {
    api,
    change,
    known: () => known,
    sent: () => api.callsTo(channelCommands.UpdateChannel),
  };
}
type FakeChannels = ReturnType<typeof channelsApi>;

const text = textsOf(channelsTexts);
const hours = textsOf(hoursTexts);

export const openChannels = (fake: FakeChannels, market: Market = 'ES', more: readonly AreaManifest[] = []) =>
  screenKit([channelsArea, ...more])(fake, '/channels', market);

export const block = async (title: string) => within(await screen.findByRole('region', { name: title }));

export const preview = async (market: Market = 'ES') =>
  within(
    await screen.findByRole('region', {
      name: textsOf(previewTexts, market === 'PT' ? 'PT' : 'CAST')('title'),
    }),
  );

export async function typeHours(day: string, typed: string) {
  const field = await screen.findByRole('textbox', { name: hours('hoursOf', { day }) });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
}

export const save = () => press(text('save'));
