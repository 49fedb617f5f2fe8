import { isDeepStrictEqual } from 'node:util';
import { dayOf, isRejection, type Market, marketRecords, reject, type Rejection } from '@portal/contracts';
import {
  type channelCommands,
  type ChannelContent,
  type ChannelPlan,
  channelProblems,
  type ChannelWorld,
  contentProblems,
  driveThroughSlug,
  maxPlans,
  mobileOrderSlug,
  openingOn,
  serviceId,
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
import {
  type Channel,
  channelEvolutions,
  type ChannelEvent,
  noChannel,
  type Restaurant,
  type RestaurantEvent,
} from './channel-state';
import { type SetSpecialDaysOf, specialDaysSet } from './special-days';
import { type CorporateDomains, publicDataChanged, publicDataOf } from './public-data';
import {
  serviceProblems,
  type UpdateChannelInput,
  requestedContent,
  requestedPlans,
} from './requested-channel';

export type ChannelCommands = {
  UpdateChannel: CommandFor<(typeof channelCommands)['UpdateChannel'], CorporateDomains>;
  SetSpecialDaysOfRestaurant: { input: SetSpecialDaysOf; facts: undefined };
  ReopenChannel: { input: { readonly restaurantId: number }; facts: undefined };
  ApplyChannelPlan: {
    input: { readonly restaurantId: number; readonly date: string };
    facts: CorporateDomains;
  };
};

export const restaurantMissing = reject('restaurant_not_found');
const inactive = reject('restaurant_inactive');
const incomplete = (fields: Readonly<Record<string, string>>) => reject('channel_incomplete', { fields });
/** Neither closed nor deleted. */
const isActive = ({ active, deleted }: Restaurant) => active && !deleted;
const isAny = (problems: object) => Object.keys(problems).length > 0;

/** Limited to services of the market (AMB-53). */
function firstServicesOf({ driveThrough, mopService }: Restaurant, market: Market): readonly number[] {
  const slugs = [...(driveThrough ? [driveThroughSlug] : []), ...(mopService ? [mobileOrderSlug] : [])];
  const known = knownServices(market);
  return slugs.map(serviceId).filter((id) => known.has(id));
}

/** Services default to the restaurant's initial ones. */
const contentOf = (channel: Channel, firstServices: readonly number[] = []): ChannelContent => ({
  opening: channel.opening,
  services: [...(channel.services ?? firstServices)],
  schedules: channel.schedules,
  birthday: channel.birthday,
});

const worldOf = (
  today: string,
  market: CorporateDomains,
  { razon, cif: CIF, fiscalAddress: fiscal_address }: Restaurant,
): ChannelWorld => ({ today, market, invoice: { razon, CIF, fiscal_address } });

const knownServices = (market: Market) => new Set(servicesOf(market).map(({ id }) => id));

function otherChanges({ channel = {} }: UpdateChannelInput, { other }: Channel) {
  const { cv_public: cvPublic = other.cvPublic, cv_team: cvTeam = other.cvTeam } = channel;
  const requested = { cvPublic, cvTeam };
  return isDeepStrictEqual(requested, other) ? null : requested;
}

/** Anything other than public data and a pause. */
export function concernsChannel({ channel = {}, service, opening, channel_plan: plans }: UpdateChannelInput) {
  const { name: _name, ...blocks } = channel;
  return [...Object.values(blocks), service, opening, plans].some((block) => block !== undefined);
}

type Save = Command<UpdateChannelInput, CorporateDomains>;
interface Requested {
  readonly content: ChannelContent;
  readonly plans: readonly ChannelPlan[];
}

/** Now and planned; rejects invalid content. */
function requestedBy(
  { input, facts, at, market }: Save,
  channel: Channel,
  after: Restaurant,
): Requested | Rejection {
  const known = contentOf(channel, firstServicesOf(after, market));
  const unknown = serviceProblems(input, known.services, knownServices(market));
  if (isAny(unknown)) return incomplete(unknown);
  const content = requestedContent(input, known);
  const plans = input.channel_plan ? requestedPlans(content, input.channel_plan) : channel.plans;
  const world = worldOf(dayOf(at, marketRecords[market].timeZone), facts, after);
  const plannedDays = channel.plans.map(({ date }) => date);
  const problems = channelProblems(content, plans, { ...world, plannedDays });
  return isAny(problems) ? incomplete(problems) : { content, plans };
}

/** @param after with the public data of the same command */
function channelChanged(command: Save, channel: Channel, after: Restaurant): Decision<ChannelEvent> {
  const { input, market } = command;
  if (!concernsChannel(input)) return [];
  if ((input.channel_plan?.length ?? 0) > maxPlans)
    return reject('too_many_plans', { details: { max: maxPlans } });
  const requested = requestedBy(command, channel, after);
  if (isRejection(requested)) return requested;
  const scope = { restaurantId: input.restaurant_id, market };
  const other = otherChanges(input, channel);
  return [
    ...changesOfContent(contentOf(channel), requested.content, scope),
    ...(other ? [otherDataChanged(other, scope)] : []),
    ...changesOfPlans(channel.plans, requested.plans, scope),
  ];
}

/** Public data and channel: all of it or nothing. */
function updated(command: Save, channel: Channel): Decision<ChannelEvent | RestaurantEvent> {
  const { input, facts } = command;
  const { restaurant } = channel;
  const data = publicDataOf(input);
  if (!concernsChannel(input) && !isAny(data)) return [];
  if (!restaurant) return restaurantMissing;
  if (!isActive(restaurant)) return inactive;
  const content = channelChanged(command, channel, { ...restaurant, ...data });
  if (isRejection(content)) return content;
  const changed = publicDataChanged(data, restaurant, facts);
  return isRejection(changed) ? changed : [...changed, ...content];
}

type Failure = Extract<ChannelEvent, { type: 'ChannelPlanFailed' }>['data'];

const failed = (
  failure: Omit<Failure, 'restaurantSite' | 'restaurantName'>,
  { site: restaurantSite, name: restaurantName }: Restaurant,
): ChannelEvent => ({ type: 'ChannelPlanFailed', data: { ...failure, restaurantSite, restaurantName } });

function specialDaysChanged(command: Command<SetSpecialDaysOf>, channel: Channel): Decision<ChannelEvent> {
  const { restaurant } = channel;
  if (!restaurant) return restaurantMissing;
  return isActive(restaurant) ? specialDaysSet(command, channel) : inactive;
}

/** Validated again on its day; applied completely or not at all. */
function applied(
  {
    input: { restaurantId, date },
    facts,
    at,
    market,
  }: Command<ChannelCommands['ApplyChannelPlan']['input'], CorporateDomains>,
  channel: Channel,
): readonly ChannelEvent[] {
  const { restaurant } = channel;
  const plan = channel.plans.find((each) => each.date === date);
  if (!restaurant || !plan || at < beginOf(date, market)) return [];
  const before = contentOf(channel, firstServicesOf(restaurant, market));
  const after = withChanges({ ...before, opening: openingOn(before.opening, date) }, plan.changes);
  const fields = contentProblems(after, worldOf(date, facts, restaurant));
  const reason = isActive(restaurant) ? 'channel_incomplete' : 'restaurant_inactive';
  if (!isActive(restaurant) || isAny(fields))
    return [failed({ restaurantId, date, reason, fields }, restaurant)];
  return [
    ...changesOfContent(contentOf(channel), after, { restaurantId, market }),
    { type: 'ChannelPlanApplied', data: { restaurantId, date } },
  ];
}

/** On the stream of its restaurant. Validates the whole: now, and on the day of each planned change. */
export const channelDecider = defineDecider<Channel, ChannelCommands, ChannelEvent | RestaurantEvent>({
  initial: noChannel,
  editEvents: editedBlocks,

  decide: {
    UpdateChannel: updated,
    SetSpecialDaysOfRestaurant: specialDaysChanged,

    ReopenChannel: ({ input: { restaurantId }, at, market }, { opening: { date } }) =>
      date === null || at < beginOf(date, market)
        ? []
        : [{ type: 'ChannelReopened', data: { restaurantId } }],

    ApplyChannelPlan: applied,
  },

  evolve: channelEvolutions,
});
