import {
  channelCommands,
  type ChannelContent,
  type ChannelPlan,
  channelQueries,
  maskOf,
  type PublicData,
  switchServices,
  withSchedules,
} from '@portal/contracts/areas/channels';
import { partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import { type RestaurantChange, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Market, ParsedInputOf } from '@portal/contracts/kernel';
import { fakeApi } from '#testing/fake-api';
import { someTables } from '#testing/sample-tables';
import type { PersonFacts } from '#testing/sample-session';
import { aKnownChannel, channelData, type KnownChannel } from './sample-channel';

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

/** Who changed the restaurant last. */
const lastChange: RestaurantChange = {
  id: 1,
  what: 'updated',
  date: '2026-11-24T09:30:00.000Z',
  user: 'Lucía Vega',
  fields: [],
};

/** A restaurant's channels on a server that saves what it is sent. */
export function channelsApi(
  facts: Partial<KnownChannel> = {},
  market: Market = 'ES',
  person: PersonFacts = {},
) {
  let known = aKnownChannel(facts);
  const api = fakeApi().signedIn(person);
  /** Somebody else, or the clock, changes something. */
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
  api.on(restaurantQueries.GetRestaurantLog, () => [lastChange]);
  api.on(channelQueries.ListChannelDocuments, () => []);
  api.on(partnerReportQueries.ListPartnerReportsOfRestaurant, () => []);
  api.on(sessionQueries.GetTables, () => someTables({}));
  return {
    api,
    change,
    known: () => known,
    /** What was sent to be saved, oldest first. */
    sent: () => api.callsTo(channelCommands.UpdateChannel),
  };
}
export type FakeChannels = ReturnType<typeof channelsApi>;
