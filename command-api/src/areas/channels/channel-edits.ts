import { isDeepStrictEqual } from 'node:util';
import {
  type ChannelBlock,
  channelBlocks,
  type ChannelContent,
  publicFields,
  scheduleBlocks,
  serviceSlug,
} from '@portal/contracts/areas/channels';
import type { Channel, ChannelEvent, RestaurantEvent } from './channel-state';
import { publicDataOf, publicValues } from './public-data';
import { type UpdateChannelInput, requestedContent, requestedPlans } from './requested-channel';

const blockOf = {
  ChannelOpeningChanged: 'opening',
  ChannelReopened: 'opening',
  ChannelServicesChanged: 'services',
  ChannelDeliveryHoursChanged: 'delivery',
  ChannelSpecialDaysChanged: 'special',
  ChannelBirthdaysChanged: 'birthday',
  ChannelOtherDataChanged: 'other',
  ChannelChangePlanned: 'plan',
  ChannelPlanDiscarded: 'plan',
  ChannelPlanApplied: 'plan',
  ChannelPlanFailed: 'plan',
} as const satisfies Record<Exclude<ChannelEvent['type'], 'ChannelHoursChanged'>, ChannelBlock>;

const publicNames: readonly string[] = Object.values(publicFields);
const isOfChannel = (event: ChannelEvent | RestaurantEvent): event is ChannelEvent =>
  event.type in blockOf || event.type === 'ChannelHoursChanged';

/** Blocks are versioned separately (R4); the restaurant's other fields have no version here. */
export function editedBlocks(event: ChannelEvent | RestaurantEvent): readonly (ChannelBlock | 'data')[] {
  if (!isOfChannel(event))
    return Object.keys(event.data).some((name) => publicNames.includes(name)) ? ['data'] : [];
  return [event.type === 'ChannelHoursChanged' ? event.data.block : blockOf[event.type]];
}

/** By wire names. */
type Values = Readonly<Record<string, unknown>>;
const named = (prefix: string, values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${prefix}.${field}`, value]));

/** By wire names, for conflicts. */
export function valuesOfBlock(channel: Channel, block: string): Values {
  const hours = scheduleBlocks.find((name) => name === block);
  if (hours) return named(`channel.schedules.${hours}`, channel.schedules[hours]);
  const { cvPublic: cv_public, cvTeam: cv_team } = channel.other;
  const services = (channel.services ?? []).map((id) => [serviceSlug(id), true]);
  const plans = channel.plans.map(({ date, changes }) => [date, changes]);
  const specialDays = channel.specialDays.map(({ day, spans }) => [day, spans]);
  const others: Readonly<Record<string, Values>> = {
    data: channel.restaurant ? publicValues(channel.restaurant) : {},
    opening: named('opening', channel.opening),
    services: named('service', Object.fromEntries(services) as object),
    delivery: { 'channel.schedules.delivery': channel.schedules.delivery },
    birthday: named('channel.birthday_data', channel.birthday),
    other: named('channel', { cv_public, cv_team }),
    plan: named('channel_plan', Object.fromEntries(plans) as object),
    special: named('special_days', Object.fromEntries(specialDays) as object),
  };
  return others[block] ?? {};
}

/** The channel with everything sent applied. */
function saved(input: UpdateChannelInput, channel: Channel): Channel {
  const known: ChannelContent = { ...channel, services: [...(channel.services ?? [])] };
  const content = requestedContent(input, known);
  const { cv_public: cvPublic, cv_team: cvTeam } = input.channel ?? {};
  return {
    ...content,
    restaurant: channel.restaurant && { ...channel.restaurant, ...publicDataOf(input) },
    other: {
      cvPublic: cvPublic === undefined ? channel.other.cvPublic : cvPublic,
      cvTeam: cvTeam === undefined ? channel.other.cvTeam : cvTeam,
    },
    plans: input.channel_plan ? requestedPlans(content, input.channel_plan) : channel.plans,
    specialDays: channel.specialDays,
  };
}

/** Versions of changed blocks; unchanged values do not conflict. */
export function versionsToCheck(
  input: UpdateChannelInput,
  channel: Channel,
): Readonly<Record<string, number>> {
  const { versions = {} } = input;
  const after = saved(input, channel);
  const blocks = (['data', ...channelBlocks] as const).filter(
    (block) => !isDeepStrictEqual(valuesOfBlock(after, block), valuesOfBlock(channel, block)),
  );
  return Object.fromEntries(
    blocks.flatMap((block) => (versions[block] === undefined ? [] : [[block, versions[block]]])),
  );
}
