import { isDeepStrictEqual } from 'node:util';
import { dayOf, isRejection, type Market, marketRecords, reject, type Rejection } from '@portal/contracts';
import {
  type channelCommands,
  type ChannelContent,
  type ChannelPlan,
  channelProblems,
  type ChannelWorld,
  contentProblems,
  maxPlans,
  openingOn,
  servicesOf,
  withChanges,
} from '@portal/contracts/areas/channels';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import { beginOf, changesOfContent, changesOfPlans, otherDataChanged } from './channel-changes';
import { editedBlocks } from './channel-edits';
import type { ChannelFacts } from './channel.facts';
import { type Channel, channelEvolutions, type ChannelEvent, noChannel } from './channel-state';
import {
  serviceProblems,
  type UpdateChannelInput,
  requestedContent,
  requestedPlans,
} from './requested-channel';

export type ChannelCommands = {
  CheckChannel: CommandFor<(typeof channelCommands)['UpdateChannel'], ChannelFacts>;
  SaveChannel: CommandFor<(typeof channelCommands)['UpdateChannel'], ChannelFacts>;
  ReopenChannel: { input: { readonly restaurantId: number }; facts: undefined };
  ApplyChannelPlan: {
    input: { readonly restaurantId: number; readonly date: string };
    facts: ChannelFacts;
  };
};

const inactive = reject('restaurant_inactive');
const incomplete = (fields: Readonly<Record<string, string>>) => reject('channel_incomplete', { fields });
const isAny = (problems: object) => Object.keys(problems).length > 0;

/** Services default to the restaurant's initial ones. */
const contentOf = (channel: Channel, firstServices: readonly number[] = []): ChannelContent => ({
  opening: channel.opening,
  services: [...(channel.services ?? firstServices)],
  schedules: channel.schedules,
  birthday: channel.birthday,
});

const worldOf = (today: string, { market, invoice }: ChannelFacts): ChannelWorld => ({
  today,
  market,
  invoice,
});

const knownServices = (market: Market) => new Set(servicesOf(market).map(({ id }) => id));

function otherChanges({ channel = {} }: UpdateChannelInput, { other }: Channel) {
  const { cv_public: cvPublic = other.cvPublic, cv_team: cvTeam = other.cvTeam } = channel;
  const wanted = { cvPublic, cvTeam };
  return isDeepStrictEqual(wanted, other) ? null : wanted;
}

type Save = Command<UpdateChannelInput, ChannelFacts>;
interface Wanted {
  readonly content: ChannelContent;
  readonly plans: readonly ChannelPlan[];
}

/** Now and planned; rejects invalid content. */
function wantedBy({ input, facts, at, market }: Save, channel: Channel): Wanted | Rejection {
  const known = contentOf(channel, facts.firstServices);
  const unknown = serviceProblems(input, known.services, knownServices(market));
  if (isAny(unknown)) return incomplete(unknown);
  const content = requestedContent(input, known);
  const plans = input.channel_plan ? requestedPlans(content, input.channel_plan) : channel.plans;
  const world = worldOf(dayOf(at, marketRecords[market].timeZone), facts);
  const plannedDays = channel.plans.map(({ date }) => date);
  const problems = channelProblems(content, plans, { ...world, plannedDays });
  return isAny(problems) ? incomplete(problems) : { content, plans };
}

function saved(command: Save, channel: Channel): Decision<ChannelEvent> {
  const { input, facts, market } = command;
  if (!facts.isActive) return inactive;
  if ((input.channel_plan?.length ?? 0) > maxPlans)
    return reject('too_many_plans', { details: { max: maxPlans } });
  const wanted = wantedBy(command, channel);
  if (isRejection(wanted)) return wanted;
  const scope = { restaurantId: input.restaurant_id, market };
  const other = otherChanges(input, channel);
  return [
    ...changesOfContent(contentOf(channel), wanted.content, scope),
    ...(other ? [otherDataChanged(other, scope)] : []),
    ...changesOfPlans(channel.plans, wanted.plans, scope),
  ];
}

type Failure = Extract<ChannelEvent, { type: 'ChannelPlanFailed' }>['data'];

const failed = (
  failure: Omit<Failure, 'restaurantSite' | 'restaurantName'>,
  { site: restaurantSite, name: restaurantName }: ChannelFacts,
): ChannelEvent => ({ type: 'ChannelPlanFailed', data: { ...failure, restaurantSite, restaurantName } });

/** Validated again on its day; applied completely or not at all. */
function applied(
  {
    input: { restaurantId, date },
    facts,
    at,
    market,
  }: Command<ChannelCommands['ApplyChannelPlan']['input'], ChannelFacts>,
  channel: Channel,
): readonly ChannelEvent[] {
  const plan = channel.plans.find((each) => each.date === date);
  if (!plan || at < beginOf(date, market)) return [];
  const before = contentOf(channel, facts.firstServices);
  const after = withChanges({ ...before, opening: openingOn(before.opening, date) }, plan.changes);
  const fields = contentProblems(after, worldOf(date, facts));
  const reason = facts.isActive ? 'channel_incomplete' : 'restaurant_inactive';
  if (!facts.isActive || isAny(fields)) return [failed({ restaurantId, date, reason, fields }, facts)];
  return [
    ...changesOfContent(contentOf(channel), after, { restaurantId, market }),
    { type: 'ChannelPlanApplied', data: { restaurantId, date } },
  ];
}

/** Stream `channel-{restaurantId}`. Validates the whole: now, and on the day of each planned change. */
export const channelDecider = defineDecider<Channel, ChannelCommands, ChannelEvent>({
  initial: noChannel,
  editEvents: editedBlocks,

  decide: {
    SaveChannel: saved,
    CheckChannel: (command, channel) => {
      const decision = saved(command, channel);
      return isRejection(decision) ? decision : [];
    },

    ReopenChannel: ({ input: { restaurantId }, at, market }, { opening: { date } }) =>
      date === null || at < beginOf(date, market)
        ? []
        : [{ type: 'ChannelReopened', data: { restaurantId } }],

    ApplyChannelPlan: applied,
  },

  evolve: channelEvolutions,
});
