import { isDeepStrictEqual } from 'node:util';
import {
  type ChannelBlock,
  channelBlocks,
  type ChannelContent,
  scheduleBlocks,
  serviceSlug,
} from '@portal/contracts/areas/channels';
import type { Channel, ChannelEvent } from './channel-state';
import { type UpdateChannelInput, requestedContent, requestedPlans } from './requested-channel';

const blockOf = {
  ChannelOpeningChanged: 'opening',
  ChannelReopened: 'opening',
  ChannelServicesChanged: 'services',
  ChannelDeliveryHoursChanged: 'delivery',
  ChannelBirthdaysChanged: 'birthday',
  ChannelOtherDataChanged: 'other',
  ChannelChangePlanned: 'plan',
  ChannelPlanDiscarded: 'plan',
  ChannelPlanApplied: 'plan',
  ChannelPlanFailed: 'plan',
} as const satisfies Record<Exclude<ChannelEvent['type'], 'ChannelHoursChanged'>, ChannelBlock>;

/** Blocks are versioned separately (R4). */
export const editedBlocks = (event: ChannelEvent): readonly ChannelBlock[] => [
  event.type === 'ChannelHoursChanged' ? event.data.block : blockOf[event.type],
];

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
  const others: Readonly<Record<string, Values>> = {
    opening: named('opening', channel.opening),
    services: named('service', Object.fromEntries(services) as object),
    delivery: { 'channel.schedules.delivery': channel.schedules.delivery },
    birthday: named('channel.birthday_data', channel.birthday),
    other: named('channel', { cv_public, cv_team }),
    plan: named('channel_plan', Object.fromEntries(plans) as object),
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
    restaurantId: channel.restaurantId,
    other: {
      cvPublic: cvPublic === undefined ? channel.other.cvPublic : cvPublic,
      cvTeam: cvTeam === undefined ? channel.other.cvTeam : cvTeam,
    },
    plans: input.channel_plan ? requestedPlans(content, input.channel_plan) : channel.plans,
  };
}

/** Versions of changed blocks; unchanged values do not conflict. */
export function versionsToCheck(
  input: UpdateChannelInput,
  channel: Channel,
): Readonly<Record<string, number>> {
  const { versions = {} } = input;
  const after = saved(input, channel);
  const blocks = channelBlocks.filter(
    (block) => !isDeepStrictEqual(valuesOfBlock(after, block), valuesOfBlock(channel, block)),
  );
  return Object.fromEntries(
    blocks.flatMap((block) => (versions[block] === undefined ? [] : [[block, versions[block]]])),
  );
}
